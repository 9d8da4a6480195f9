import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './review.schema';

/** A customer's review of an item. */
export type ItemReview = {
  id: number;
  rating: number;
  comment: string;
  customer_name: string;
  /** Pictures taken by the customer. */
  attachment_full_url: string[];
  reply: string | null;
  created_at: string;
};

/** Reviews an item of a delivered order, once per item (wire-format §5.4). */
export const submitItemReview = endpoint<InferType<typeof schema.submitItemReview>, { message: string }>({
  method: 'post',
  path: '/items/reviews/submit',
  encoding: 'multipart',
});

/** Reviews the courier of a delivered order, once (wire-format §7.5). */
export const submitCourierReview = endpoint<InferType<typeof schema.submitCourierReview>, { message: string }>({
  method: 'post',
  path: '/delivery-man/reviews/submit',
  encoding: 'multipart',
});
