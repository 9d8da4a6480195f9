import { object } from 'yup';
import { files, guestId, id, words } from './fields';

export const listRefundReasons = object({ guest_id: guestId() });

/** Pictures of one refund or review. */
const PICTURES = 5;

export const requestRefund = object({
  order_id: id().required(),
  customer_reason: words(255).required(),
  customer_note: words(1000).nullable(),
  refund_method: words(60).nullable(),
  image: files(PICTURES),
});
