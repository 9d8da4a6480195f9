import { object } from 'yup';
import { limits } from '@/domain/limits';
import { files, guestId, id, words } from '../core/fields';

export const listRefundReasons = object({ guest_id: guestId() });

export const requestRefund = object({
  order_id: id().required(),
  customer_reason: words(255).required(),
  customer_note: words(1000).nullable(),
  refund_method: words(60).nullable(),
  image: files(limits.images_per_refund),
});
