import { number, object } from 'yup';
import { id } from './fields';

export const listBanners = object({ featured: number().oneOf([0, 1]) });

export const getCampaign = object({ basic_campaign_id: id().required() });
