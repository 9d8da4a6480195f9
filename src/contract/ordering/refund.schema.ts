import { object } from 'yup';
import { limits } from '@/domain/limits';
import { files, guestId, id, idList, text } from '../core/fields';

export const listRefundReasons = object({ guest_id: guestId() });

export const requestRefund = object({
  order_id: id().required(),
  customer_reason: text(255).required(),
  customer_note: text(limits.long_note_max).nullable(),
  refund_method: text(60).nullable(),
  /** Ids of order lines as in the answer of `details`. Left out or empty means the whole order. */
  order_line_ids: chosenLines(),
  image: files(limits.images_per_refund),
});

/** Anything but a list is refused, because a mistyped list of lines must not refund the whole order. */
function chosenLines() {
  return idList().transform((list: unknown, sent: unknown) => (sent === null ? undefined : (list ?? sent)));
}
