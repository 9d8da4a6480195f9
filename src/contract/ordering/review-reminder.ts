import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './review-reminder.schema';

/** The last order while it has no review; null when there is none to review (wire-format §5.7). */
export type ReviewReminder = { order_id: number | null; images: string[] };

export const getReviewReminder = endpoint<Nothing, ReviewReminder>({
  method: 'get',
  path: '/customer/review-reminder',
  read: () => import('./order.read').then((mod) => mod.readReviewReminder),
});

/** Stops the reminder for this order. A GET, as in other back ends of the family. */
export const dropReviewReminder = endpoint<InferType<typeof schema.dropReviewReminder>, unknown>({
  method: 'get',
  path: '/customer/review-reminder-cancel',
});
