/**
 * Gives back what an order took when it ends before it began: stock, the use of a coupon, the part paid from the
 * wallet.
 * Spec: wire-format §7.4.
 */
import { countCoupon } from '../data/coupon-use';
import { moveMoney } from '../data/ledger';
import { listOrderLines, moveOrder, listPayments, type OrderLineRow, type StoredOrder } from '../data/order';
import { changeStock, lockStock, type Pieces } from '../data/catalogue/stock';
import type { Database } from '../db/client';

type End = {
  by: 'customer' | 'system';
  reason: string | null;
  note?: string | null;
  at: Date;
};

/** Cancels an order. Call it in a transaction that has locked the order and its owner. */
export async function releaseOrder(
  db: Database,
  order: StoredOrder,
  { by, reason, note = null, at }: End,
): Promise<void> {
  const pieces = await listHeldPieces(db, order.id);
  await lockStock(db, pieces);
  await changeStock(db, pieces, 1);
  if (order.coupon_id !== null) await countCoupon(db, order.coupon_id, -1);
  await returnToWallet(db, order, at);
  const step = { order_id: order.id, status: 'canceled', changed_by: by, note: reason ?? note, at } as const;
  await moveOrder(db, step, { canceled_by: by, cancellation_reason: reason, cancellation_note: note });
}

/** The pieces that an order has taken off the stock. */
export async function listHeldPieces(db: Database, order_id: number): Promise<Pieces[]> {
  return (await listOrderLines(db, order_id)).flatMap(toPieces);
}

/** Everything that was paid in advance goes back to the wallet, once. */
async function returnToWallet(db: Database, { id, user_id }: StoredOrder, at: Date): Promise<void> {
  if (user_id === null) return;
  const paid = (await listPayments(db, id)).filter((it) => it.payment_status === 'paid');
  for (const { amount } of paid) {
    await moveMoney(db, { user_id, transaction_type: 'order_refund', credit: amount, reference: String(id) }, at);
  }
}

/** A thing that is gone for good has no stock to go back to; a flash sale's pieces become ordinary ones. */
function toPieces({ item_id, item_campaign_id, variant, quantity }: OrderLineRow): Pieces[] {
  const id = item_campaign_id ?? item_id;
  if (id === null) return [];
  return [
    { item_type: item_campaign_id ? 'ItemCampaign' : 'Item', item_id: id, type: variant, flash_id: null, quantity },
  ];
}
