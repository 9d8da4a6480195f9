/**
 * Prices a prescription: the pharmacist's items at the prices of the moment it was sent, with every row of the order's
 * price.
 * Spec: wire-format §7.2 and §7.6.
 */
import { clockText } from '@/domain/rental/trip-time';
import type { Caller } from '../http/caller';
import { listPrescribedIds } from '../data/catalogue/prescribed';
import { changeOrder, insertLines, type StoredOrder } from '../data/order';
import { changeDueParts } from '../data/order-payment';
import { loadSettings } from '../data/setting';
import { changeStock } from '../data/catalogue/stock';
import { createView } from '../data/view';
import type { Database } from '../db/client';
import { draftOrder, type Measured } from './draft';
import { toAmounts, toLineRow } from './rows';

/**
 * Call it with the owner and the unpaid order locked. Returns its total; throws what placing it would be refused with.
 * The discount on a first order is decided now: of several prescriptions that waited for a price, one gets it.
 */
export async function pricePrescription(db: Database, caller: Caller, order: StoredOrder, at: Date): Promise<number> {
  const { user_id, guest_id, order_type, store_id, delivery_address, dm_tips, extra_packaging_amount } = order;
  const config = await loadSettings(db);
  const ids = store_id === null ? [] : await listPrescribedIds(db, store_id);
  const lines = ids.map((item_id) => ({ item_id, quantity: 1 }));
  const asked: Measured = {
    input: {
      ...{ order_type, store_id: store_id ?? 0, dm_tips, extra_packaging_amount, payment_method: 'cash_on_delivery' },
      schedule_at: order.scheduled ? clockText(config, order.schedule_at) : null,
      ...{ latitude: Number(delivery_address?.latitude), longitude: Number(delivery_address?.longitude) },
      ...{ is_buy_now: 1, cart: lines.length > 0 ? JSON.stringify(lines) : null },
    },
    owner: user_id === null ? { customer_id: null, guest_id: guest_id ?? 0 } : { customer_id: user_id, guest_id: null },
    view: await createView({ ...caller, db, now: order.created_at }),
    config,
    has_prescription: true,
    priced_order_id: order.id,
    // As it was measured when the prescription was sent.
    distance_km: order.distance,
  };
  const draft = await draftOrder(db, asked, { hold: true });
  const { total } = draft;
  await insertLines(
    db,
    order.id,
    draft.lines.map((line) => toLineRow(line, asked, total)),
    at,
  );
  await changeStock(db, draft.lines, -1);
  await changeOrder(db, order.id, { ...toAmounts(draft), priced_at: caller.now });
  await changeDueParts(db, order.id, { amount: total.total }, at);
  return total.total;
}
