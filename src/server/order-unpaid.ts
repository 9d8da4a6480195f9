/**
 * Orders that wait for a payment: one of the same cart is replaced by the next, and none waits for ever.
 * Spec: api-contract §7.1; beyond it, the cart stays until its order is paid, so it can be ordered once only.
 */
import { givenUpBefore, isPayable } from '@/domain/order-payment';
import type { Caller } from './caller';
import { lockOwner, type OwnerKey } from './data/guest';
import { lockOrder } from './data/order';
import { unpaidBefore, unpaidOf } from './data/order-payment';
import type { Database } from './db/client';
import { undoOrder } from './order-undo';

/** Ends the owner's unpaid orders of a cart of this store; the owner is held already. */
export async function replaceUnpaid(db: Database, owner: OwnerKey, store_id: number, at: Date): Promise<void> {
  const waiting = await unpaidOf(db, owner);
  for (const { id } of waiting.filter((it) => it.store_id === store_id && it.cart_ids.length > 0)) {
    const order = await lockOrder(db, id);
    if (order && isPayable(order)) await undoOrder(db, order, { by: 'system', reason: null, note: 'Replaced', at });
  }
}

/** Some of the orders whose time to be paid is over are ended, each by itself. */
export async function expireUnpaid({ db, now }: Pick<Caller, 'db' | 'now'>): Promise<void> {
  for (const { id, user_id, guest_id } of await unpaidBefore(db, givenUpBefore(now))) {
    await db.transaction(async (inside) => {
      await lockOwner(inside, { customer_id: user_id, guest_id });
      const order = await lockOrder(inside, id);
      if (order && isPayable(order)) {
        await undoOrder(inside, order, { by: 'system', reason: null, note: 'Not paid in time', at: now });
      }
    });
  }
}
