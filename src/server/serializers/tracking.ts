import { pick } from '@/contract/core/keys';
import type { Database } from '../db/client';
import { findReviewed } from '../data/catalogue/review';
import type { OrderRow } from '../data/order';
import { findCancellation } from '../data/parcel';
import { localizeChosen, localizeNote } from '../data/reason';
import { findRefund, type RefundRow } from '../data/refund';
import { ownFileUrl, type View } from '../data/view';
import { serializeCancellation } from './parcel';

/** The fields that the track answer adds to the order (wire-format §7.5, "Track adds"). */
export async function serializeTracking(db: Database, order: OrderRow, view: View) {
  const order_id = order.id;
  const refund = await findRefund(db, order_id);
  const reviewed = await findReviewed(db, order_id);
  return {
    cancellation_reason: await localizeChosen(db, 'cancellation', order.cancellation_reason, view),
    delivery_instruction: await localizeChosen(db, 'instruction', order.delivery_instruction, view),
    refund: refund ? await serializeRefund(db, refund, view) : null,
    refund_cancellation_note: refund?.refund_status === 'rejected' ? localizeNote(refund.admin_note, view) : null,
    refund_customer_note: refund?.customer_note ?? null,
    parcel_cancellation: serializeCancellation(await findCancellation(db, order_id)),
    is_reviewed: reviewed.item_ids.length > 0,
    is_courier_reviewed: reviewed.courier,
  };
}

async function serializeRefund(db: Database, row: RefundRow, view: View) {
  return {
    ...pick(row, 'refund_status', 'customer_note', 'refund_amount', 'order_line_ids'),
    customer_reason: await localizeChosen(db, 'refund', row.customer_reason, view),
    admin_note: localizeNote(row.admin_note, view),
    image_full_url: row.image.map((file) => ownFileUrl(file, view)),
  };
}
