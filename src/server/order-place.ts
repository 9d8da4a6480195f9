/**
 * Placing an order: everything in one transaction, so that an interruption leaves either the whole order or nothing,
 * and a lost answer can be asked for again with the same idempotency key.
 * Spec: ordering §7; api-contract §7.1.
 */
import { randomUUID } from 'node:crypto';
import { minorUnits } from '@/domain/money';
import { digitsOf, shownMoney } from '@/domain/money-display';
import { translate } from '@/i18n/both';
import { ApiError, Unauthorized } from './api';
import type { Caller } from './caller';
import { removeOrdered } from './data/cart';
import { countCoupon } from './data/coupon-use';
import { countOrder } from './data/customer';
import { lockOwner } from './data/guest';
import { moveMoney } from './data/ledger';
import { insertOrder, moveOrder, orderByKey, type StoredOrder } from './data/order';
import { allSettings } from './data/setting';
import { changeStock } from './data/stock';
import { viewOf } from './data/wire';
import type { Database } from './db/client';
import { ownerOf } from './guards';
import { contactOf } from './order-contact';
import { draftOrder, type Asked, type Draft, type OrderInput } from './order-draft';
import { payingOf, type Paying } from './order-paying';
import { cartIds, rowsOf, waits } from './order-rows';
import { expireUnpaid, replaceUnpaid } from './order-unpaid';

export async function placedOrder(input: OrderInput, caller: Caller) {
  const owner = ownerOf(caller, input.guest_id);
  const [view, config] = await Promise.all([viewOf(caller), allSettings(caller.db)]);
  const asked: Asked = { input, owner, view, config };
  const key = input.idempotency_key || caller.idempotency_key;
  await expireUnpaid(caller);
  const order = await caller.db.transaction(async (db) => {
    if (!(await lockOwner(db, owner))) throw new Unauthorized();
    const before = key ? await orderByKey(db, owner, key) : undefined;
    return before ?? storedOrder(db, asked, key ?? `own-${randomUUID()}`);
  });
  return placedWire(order, caller);
}

function placedWire(order: StoredOrder, caller: Caller) {
  return {
    message: translate(caller.language, 'answers.order_placed'),
    order_id: order.id,
    total_ammount: order.order_amount,
    status: order.order_status,
    created_at: order.created_at.toISOString(),
    user_id: order.user_id ?? order.guest_id,
  };
}

/** What the tax call answers: the tax of the order as it would be placed, and every other row of its price. */
export async function previewedTax(input: OrderInput, caller: Caller) {
  const owner = ownerOf(caller, input.guest_id);
  const [view, config] = await Promise.all([viewOf(caller), allSettings(caller.db)]);
  refuseForLater(input);
  const { total } = await draftOrder(caller.db, { input, owner, view, config }, { hold: false });
  const { tax, tax_status, ...amounts } = total;
  return { tax_amount: tax, tax_status, tax_included: tax_status === 'included' ? 1 : 0, amounts };
}

async function storedOrder(db: Database, asked: Asked, idempotency_key: string): Promise<StoredOrder> {
  const { input, owner, view } = asked;
  refuseForLater(input);
  const contact = await contactOf(db, asked);
  if (input.is_buy_now !== 1) await replaceUnpaid(db, owner, input.store_id ?? 0, view.now);
  const draft = await draftOrder(db, asked, { hold: true });
  const paying = payingOf(draft, asked);
  refuseOtherAmount(draft, asked);
  const rows = rowsOf(draft, asked, { contact, idempotency_key, paying, order_attachment: [] });
  const order = await insertOrder(db, rows, view.now);
  await changeStock(db, draft.lines, -1);
  if (draft.coupon) await countCoupon(db, draft.coupon.id, 1);
  if (!waits(paying)) await removeOrdered(db, cartIds(draft));
  if (owner.customer_id !== null) await countOrder(db, owner.customer_id);
  return begun(db, order, paying, view.now);
}

/** Takes the wallet's part; what is settled with it goes to the store at once. */
async function begun(db: Database, order: StoredOrder, paying: Paying, at: Date): Promise<StoredOrder> {
  const { id, user_id, payment_method } = order;
  if (paying.wallet > 0 && user_id !== null) {
    const transaction_type = payment_method === 'wallet' ? 'order_place' : 'partial_payment';
    const move = { user_id, transaction_type, debit: paying.wallet, reference: String(id) } as const;
    if (!(await moveMoney(db, move, at))) throw new ApiError('wallet_low');
  }
  if (!paying.is_confirmed) return order;
  await moveOrder(db, { order_id: id, status: 'confirmed', changed_by: 'system', at });
  return { ...order, order_status: 'confirmed', confirmed: at };
}

/** What the market does not take yet. */
function refuseForLater(input: OrderInput): void {
  if (input.order_type === 'parcel') throw new ApiError('order_type');
  if (input.create_new_user === 1) throw new ApiError('create_new_user');
  if (input.is_prescription) throw new ApiError('prescription');
}

/** Nobody is charged another amount than the one shown. */
function refuseOtherAmount({ total }: Draft, { input, config }: Asked): void {
  if (input.order_amount == null) return;
  const digits = digitsOf(config);
  if (minorUnits(input.order_amount, digits) === minorUnits(total.total, digits)) return;
  throw new ApiError('price_changed', { amount: shownMoney(total.total, config) });
}
