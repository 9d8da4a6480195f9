import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './review-reminder.schema';

/** The last order, as long as nothing has been said of it; null when there is nothing to ask (wire-format §5.7). */
export type ReviewReminder = { order_id: number | null; images: string[] };

export const getReviewReminder = endpoint<Nothing, ReviewReminder>({
  method: 'get',
  path: '/customer/review-reminder',
  read: () => import('./review-reminder.read').then((it) => it.readReviewReminder),
});

/** The customer does not want to be asked about this order again; a GET, as back ends of the family have it. */
export const dropReviewReminder = endpoint<InferType<typeof schema.dropReviewReminder>, unknown>({
  method: 'get',
  path: '/customer/review-reminder-cancel',
});
