import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './review.schema';

/** What a customer said about an item. */
export type ItemReview = {
  id: number;
  rating: number;
  comment: string;
  customer_name: string;
  /** Pictures that the customer took. */
  attachment_full_url: string[];
  reply: string | null;
  created_at: string;
};

/** Of a delivered order's item, once each (wire-format §5.4). */
export const submitItemReview = endpoint<InferType<typeof schema.submitItemReview>, { message: string }>({
  method: 'post',
  path: '/items/reviews/submit',
  encoding: 'multipart',
});

/** Of the courier of a delivered order, once (wire-format §7.5). */
export const submitCourierReview = endpoint<InferType<typeof schema.submitCourierReview>, { message: string }>({
  method: 'post',
  path: '/delivery-man/reviews/submit',
  encoding: 'multipart',
});
