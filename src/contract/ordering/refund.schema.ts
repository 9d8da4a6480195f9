import { object } from 'yup';
import { limits } from '@/domain/limits';
import { files, guestId, id, idList, text } from '../core/fields';

export const listRefundReasons = object({ guest_id: guestId() });

export const requestRefund = object({
  order_id: id().required(),
  customer_reason: text(255).required(),
  customer_note: text(limits.long_note_max).nullable(),
  refund_method: text(60).nullable(),
  /** Lines of the order, by what `details` answers; left out, or an empty list, is the whole order. */
  order_line_ids: chosenLines(),
  image: files(limits.images_per_refund),
});

/** What is no list is refused: somebody who means one line does not ask for all of them. */
function chosenLines() {
  return idList().transform((list: unknown, sent: unknown) => (sent === null ? undefined : (list ?? sent)));
}
