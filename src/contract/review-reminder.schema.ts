import { object } from 'yup';
import { id } from './fields';

export const dropReviewReminder = object({ order_id: id().required() });
