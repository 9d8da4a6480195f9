/**
 * Orders that wait for a payment: one of the same cart is replaced by the next, and none waits for ever.
 * Spec: wire-format §7.1; beyond it, the cart stays until its order is paid, so it can be ordered once only.
 */
import { givenUpBefore, isPayable } from '@/domain/order/order-payment';
import type { Caller } from '../http/caller';
import { listCartRows } from '../data/cart';
import { lockCoupons } from '../data/coupon-use';
import { lockOwner } from '../data/guest';
import { lockOrder, type StoredOrder } from '../data/order';
import { listUnpaidBefore, listUnpaid } from '../data/order-payment';
import { lockStock } from '../data/catalogue/stock';
import type { Database } from '../db/client';
import type { Asked } from './draft';
import { listHeldPieces, releaseOrder } from './release-order';

/**
 * Cancels unpaid orders that came from the same cart. The owner is locked already. The stock of the old orders and of
 * the new one is locked together, so that two customers who change their minds cannot block each other.
 */
export async function replaceUnpaid(db: Database, { input, owner, view }: Asked): Promise<void> {
  const ended: StoredOrder[] = [];
  for (const { id, store_id, cart_ids } of await listUnpaid(db, owner)) {
    const order = store_id === input.store_id && cart_ids.length > 0 ? await lockOrder(db, id) : undefined;
    if (order && isPayable(order)) ended.push(order);
  }
  if (ended.length === 0) return;
  const instead = (await listCartRows(db, owner, {}, view.now)).map((it) => ({ ...it, item_id: it.thing.id }));
  const before = await Promise.all(ended.map(({ id }) => listHeldPieces(db, id)));
  await lockStock(db, [...before.flat(), ...instead]);
  await lockCoupons(
    db,
    ended.flatMap(({ coupon_id }) => coupon_id ?? []),
    input.coupon_code,
  );
  const end = { by: 'system', reason: null, note: 'Replaced', at: view.now } as const;
  for (const order of ended) await releaseOrder(db, order, end);
}

/** Cancels some of the orders whose time to pay is over, each in a transaction of its own. */
export async function expireUnpaid({ db, now }: Pick<Caller, 'db' | 'now'>): Promise<void> {
  for (const { id, user_id, guest_id } of await listUnpaidBefore(db, givenUpBefore(now))) {
    await db.transaction(async (inside) => {
      await lockOwner(inside, { customer_id: user_id, guest_id });
      const order = await lockOrder(inside, id);
      if (order && isPayable(order)) {
        await releaseOrder(inside, order, { by: 'system', reason: null, note: 'Not paid in time', at: now });
      }
    });
  }
}
