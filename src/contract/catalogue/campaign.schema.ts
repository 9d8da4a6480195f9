import { object } from 'yup';
import { bit, id, paging } from '../core/fields';

export const listBanners = object({ featured: bit() });

export const getCampaign = object({ basic_campaign_id: id().required() });

export const listStoreBanners = object({ store_id: id().required() });

export const listFlashItems = object({ flash_sale_id: id().required(), ...paging });

export const listCoupons = object({ customer_id: id(), store_id: id() });
