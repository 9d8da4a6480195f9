/**
 * Orders that wait for a payment: a new order from the same cart replaces them, and they expire.
 * Spec: wire-format §7.1; beyond it, the cart stays until its order is paid, so it is never ordered twice.
 */
import { newCustomerDiscount } from '@/domain/accounts/referral';
import { limits } from '@/domain/limits';
import { givenUpBefore, isPayable, isTransferOnItsWay } from '@/domain/order/order-payment';
import { hasReceipt } from '@/domain/order/order-receipt';
import { HOUR_MS } from '@/domain/time/units';
import { isOn } from '@/domain/wire/wire';
import type { Caller } from '../http/caller';
import { log } from '../http/log';
import { listCartRows } from '../data/cart';
import { lockCoupons } from '../data/coupon-use';
import { lockOwner, type OwnerKey } from '../data/guest';
import { readInTurn } from '../data/sql/in-turn';
import { limitLockWait } from '../data/sql/lock-wait';
import { lockOrder, type StoredOrder } from '../data/order';
import {
  findOfflinePayment,
  listUnpaid,
  listUnpaidBefore,
  listUnpaidOfGuests,
  listUnreported,
  type OfflineRow,
} from '../data/order-payment';
import { findOrderingCustomer } from '../data/ordering-customer';
import { lockStock } from '../data/catalogue/stock';
import type { Database } from '../db/client';
import { listOrdersHoldingCoupon } from './coupon';
import type { Asked } from './draft';
import { listBought } from './lines';
import { tellCustomer } from './notice';
import { mailBehind } from './order-mail';
import { listHeldPieces, releaseOrder } from './release-order';

type Unpaid = Awaited<ReturnType<typeof listUnpaid>>[number];

/** Cancels unpaid orders that came from the same cart. */
export function replaceUnpaid(db: Database, asked: Asked): Promise<void> {
  return cancelUnpaid(db, asked, (order) => isOfCart(order, asked));
}

/**
 * Cancels the unpaid orders that the new order replaces: those from the same cart, those with the newcomer's discount,
 * which is for one order only, and those that hold the last use of its coupon.
 */
export async function cancelReplaced(db: Database, asked: Asked): Promise<void> {
  const customer = await findOrderingCustomer(db, asked.owner.customer_id);
  const { view, config, input } = asked;
  const hasDiscount = customer && newCustomerDiscount(customer, config, view.now).is_valid_for_discount;
  const inTheWay = await listOrdersHoldingCoupon(db, asked, asked.owner.customer_id);
  await cancelUnpaid(
    db,
    asked,
    (order) =>
      (input.is_buy_now !== 1 && isOfCart(order, asked)) ||
      // A prescription gets its discount when it is priced.
      (isOn(hasDiscount) && !asked.by_prescription && order.ref_bonus_amount > 0) ||
      inTheWay.includes(order.id),
  );
}

function isOfCart({ store_id, cart_ids }: Unpaid, { input }: Asked): boolean {
  return store_id === input.store_id && cart_ids.length > 0;
}

/**
 * Call it with the owner locked. The stock of the old orders and of the new one is locked together, so that two
 * customers who do this at the same time cannot deadlock.
 */
async function cancelUnpaid(db: Database, asked: Asked, makesWay: (order: Unpaid) => boolean): Promise<void> {
  const { input, owner, view } = asked;
  const ended: { order: StoredOrder; isAgain: boolean }[] = [];
  const isCart = input.is_buy_now !== 1;
  const cart = isCart ? await listInCart(db, owner, view.now) : [];
  const former =
    owner.customer_id === null
      ? []
      : await listUnpaidOfGuests(
          db,
          cart.map(({ id }) => id),
        );
  for (const { guest_id } of former) await lockOwner(db, { customer_id: null, guest_id });
  for (const unpaid of [...(await listUnpaid(db, owner)), ...former]) {
    const order = makesWay(unpaid) ? await lockOrder(db, unpaid.id) : undefined;
    if (order && isPayable(order)) ended.push({ order, isAgain: isCart && isOfCart(unpaid, asked) });
  }
  if (ended.length === 0) return;
  const instead = isCart ? cart : await listBought(input);
  const before = await Promise.all(ended.map(({ order }) => listHeldPieces(db, order.id)));
  await lockStock(db, [...before.flat(), ...instead]);
  await lockCoupons(
    db,
    ended.flatMap(({ order }) => order.coupon_id ?? []),
    input.coupon_code,
  );
  const end = { by: 'system', reason: null, note: 'order_replaced', at: view.now } as const;
  for (const { order, isAgain } of ended) {
    const { isTold } = await releaseOrder(db, order, end);
    // Who orders a cart again knows.
    if (!isTold && !isAgain) await tellCustomer(db, order, { key: 'notice_order_replaced', at: view.now });
  }
}

async function listInCart(db: Database, owner: OwnerKey, now: Date) {
  return (await listCartRows(db, owner, {}, now)).map((cartRow) => ({ ...cartRow, item_id: cartRow.thing.id }));
}

/** Few, because it mostly runs within a customer's call. */
const SWEEP = 10;

const readUnpaidBatch = readInTurn<number>();
const readUnreportedBatch = readInTurn<number>();

/** Cancels a batch of the orders that were not paid in time, each in its own transaction. */
export async function expireUnpaid({ db, now }: Pick<Caller, 'db' | 'now'>, most = SWEEP): Promise<void> {
  const overdue = await readUnpaidBatch(db, most, (turn) => listUnpaidBefore(db, givenUpBefore(now), turn));
  for (const unpaid of overdue) {
    await expire(db, unpaid, { note: 'order_not_paid', at: now }, (_inside, order) => isPayable(order));
  }
}

/** Cancels a batch of the orders to be paid by a transfer that nobody has reported in time. */
export async function expireUnreported(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.transfer_hours * HOUR_MS);
  const overdue = await readUnreportedBatch(db, limits.clean_up_rows, (turn) => listUnreported(db, before, turn));
  for (const unreported of overdue) {
    await expire(
      db,
      unreported,
      { note: 'transfer_not_reported', at: now },
      async (inside, order) =>
        order.order_status === 'pending' &&
        order.payment_method === 'offline_payment' &&
        order.payment_status === 'unpaid' &&
        !isReported(await findOfflinePayment(inside, order.id), before),
    );
  }
}

/** Who is told that no transfer has arrived gets as long again to report another. */
function isReported(transfer: OfflineRow | undefined, before: Date): boolean {
  return transfer !== undefined && (isTransferOnItsWay(transfer) || transfer.updated_at > before);
}

/** How long a lock is waited for at most. */
const WAIT_MS = 50;

type IsStillDue = (db: Database, order: StoredOrder) => boolean | Promise<boolean>;

/**
 * It runs within the call of another customer, so what is in use, the owner or the stock, is left for the next call
 * instead of being waited for. A failure is logged, so that the orders after it expire.
 */
async function expire(
  db: Database,
  { id, user_id, guest_id }: Pick<Unpaid, 'id' | 'user_id' | 'guest_id'>,
  end: { note: 'order_not_paid' | 'transfer_not_reported'; at: Date },
  isStillDue: IsStillDue,
): Promise<void> {
  const expired = db.transaction(async (inside) => {
    await limitLockWait(inside, WAIT_MS);
    const isLocked = await lockOwner(inside, { customer_id: user_id, guest_id }, { skipLocked: true });
    // Orders of deleted accounts have no owner.
    if (!isLocked && (user_id ?? guest_id) !== null) return false;
    const order = await lockOrder(inside, id);
    if (order && (await isStillDue(inside, order))) {
      const { isTold } = await releaseOrder(inside, order, { by: 'system', reason: null, ...end });
      if (!isTold) await tellCustomer(inside, order, { key: `notice_${end.note}`, at: end.at });
      return hasReceipt(order);
    }
    return false;
  });
  const tell = (wasMailed: boolean) => wasMailed && mailBehind({ db, now: end.at }, id, { kind: 'canceled' });
  await expired
    .then(tell)
    .catch((error: unknown) => log.error('An unpaid order could not be canceled', { order: id, error }));
}
