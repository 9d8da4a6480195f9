import type { Database } from '../db/client';
import { findReviewed } from '../data/catalogue/review';
import { listPayments } from '../data/order';
import { findNamedOfflinePayment } from '../data/order-payment';
import { findCancellation } from '../data/parcel';
import { findRefund, type RefundRow } from '../data/refund';
import { ownFileUrl, localizeText, type View } from '../data/view';
import { serializeCancellation } from './parcel';

/** The fields that the track answer adds to the order (wire-format §7.5, "Track adds"). */
export async function serializeTracking(db: Database, order_id: number, view: View) {
  const refund = await findRefund(db, order_id);
  const reviewed = await findReviewed(db, order_id);
  return {
    payments: await listPayments(db, order_id),
    refund: refund ? serializeRefund(refund, view) : null,
    refund_cancellation_note: refund?.refund_status === 'rejected' ? refund.admin_note : null,
    refund_customer_note: refund?.customer_note ?? null,
    offline_payment: await serializeOffline(db, order_id, view),
    parcel_cancellation: serializeCancellation(await findCancellation(db, order_id)),
    is_reviewed: reviewed.item_ids.length > 0,
    is_courier_reviewed: reviewed.courier,
  };
}

function serializeRefund(row: RefundRow, view: View) {
  const { refund_status, customer_reason, customer_note, admin_note, refund_amount, order_line_ids, image } = row;
  const image_full_url = image.map((file) => ownFileUrl(file, view));
  return { refund_status, customer_reason, customer_note, admin_note, refund_amount, order_line_ids, image_full_url };
}

async function serializeOffline(db: Database, order_id: number, view: View) {
  const row = await findNamedOfflinePayment(db, order_id);
  if (!row) return null;
  const { status, method_id, customer_note, admin_note, input, named } = row;
  const method_name = localizeText(named, view) ?? row.method_name;
  return { input, data: { status, method_id, method_name, customer_note, admin_note } };
}
