import { object } from 'yup';
import { id } from '../core/fields';

export const dropReviewReminder = object({ order_id: id().required() });
