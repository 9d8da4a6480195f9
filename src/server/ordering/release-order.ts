/**
 * Releases what an order holds when it is cancelled before the store begins: stock, the use of a coupon, what was paid
 * in advance.
 * Spec: wire-format §7.4.
 */
import { sum } from '@/domain/money/money';
import { digitsOf, shownMoney } from '@/domain/money/money-display';
import { isOn } from '@/domain/wire/wire';
import { countCoupon } from '../data/coupon-use';
import { moveMoney } from '../data/ledger';
import { listOrderLines, moveOrder, type OrderLineRow, type StoredOrder } from '../data/order';
import { listPaidParts, markRefundDue } from '../data/order-payment';
import { loadSettings } from '../data/setting';
import { changeStock, lockStock, type Pieces } from '../data/catalogue/stock';
import type { SystemNote } from '../data/reason';
import type { Database } from '../db/client';
import { tellCustomer } from './notice';

type End = { reason: string | null; at: Date } & (
  | { by: 'customer'; note?: string | null }
  | { by: 'system'; note: SystemNote }
);

/**
 * Cancels an order. Call it in a transaction that has locked the order and its owner. Answers whether its customer is told
 * by a notice, since money goes back.
 */
export async function releaseOrder(
  db: Database,
  order: StoredOrder,
  { by, reason, note = null, at }: End,
): Promise<{ isTold: boolean }> {
  const pieces = await listHeldPieces(db, order.id);
  await lockStock(db, pieces);
  await changeStock(db, pieces, 1);
  if (order.coupon_id !== null) await countCoupon(db, order.coupon_id, -1);
  const isTold = await returnPaid(db, order, at);
  const step = { order_id: order.id, status: 'canceled', changed_by: by, note: reason ?? note, at } as const;
  await moveOrder(db, step, { canceled_by: by, cancellation_reason: reason, cancellation_note: note });
  return { isTold };
}

/** The pieces that an order has reserved in the stock. */
export async function listHeldPieces(db: Database, order_id: number): Promise<Pieces[]> {
  return (await listOrderLines(db, order_id)).flatMap(toPieces);
}

/**
 * Everything that was paid in advance goes back, once: to the wallet. Where there is none, what was paid at a gateway is
 * refunded there by the next clean-up. The customer is told how much goes where. Answers whether anything goes back.
 */
async function returnPaid(db: Database, { id, user_id }: StoredOrder, at: Date): Promise<boolean> {
  const paid = await listPaidParts(db, id);
  if (paid.length === 0) return false;
  const config = await loadSettings(db);
  const hasWallets = isOn(config.customer_wallet_status);
  const returned = { wallet: [] as number[], gateway: [] as number[] };
  for (const { amount, transaction_ref } of paid) {
    if (user_id !== null && (hasWallets || !transaction_ref)) {
      await moveMoney(db, { user_id, transaction_type: 'order_refund', credit: amount, reference: String(id) }, at);
      returned.wallet.push(amount);
    } else if (transaction_ref) {
      await markRefundDue(db, id, transaction_ref);
      returned.gateway.push(amount);
    }
  }
  for (const way of ['wallet', 'gateway'] as const) {
    const total = sum(returned[way], digitsOf(config));
    const notice = { key: `notice_canceled_${way}`, params: { amount: shownMoney(total, config) }, at } as const;
    if (total > 0) await tellCustomer(db, { id, user_id }, notice);
  }
  return returned.wallet.length + returned.gateway.length > 0;
}

/** A deleted item has no stock to return to. */
function toPieces({ item_id, item_campaign_id, flash_sale_item_id, variant, quantity }: OrderLineRow): Pieces[] {
  const id = item_campaign_id ?? item_id;
  if (id === null) return [];
  const item_type = item_campaign_id ? 'ItemCampaign' : 'Item';
  return [{ item_type, item_id: id, type: variant, flash_id: flash_sale_item_id, quantity }];
}
