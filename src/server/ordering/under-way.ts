/**
 * Orders that are being placed. Before an order is stored its pictures are decoded and its way is measured, which takes up
 * to minutes; whoever asks by its key meanwhile must not be told that it was not placed.
 * Spec: wire-format §7.4 (`payment-status`).
 */
import { limits } from '@/domain/limits';
import { MINUTE_MS } from '@/domain/time/units';
import { hmac } from '../config/secret';
import type { StoredOrder } from '../data/order';
import { findOrderByKey, isGoingOn, noteBegin, noteEnd } from '../data/order-attempt';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { requireOwner, type Owner } from '../http/guards';
import { log } from '../http/log';

type Input = { guest_id?: number | undefined; idempotency_key?: string | null | undefined };

/** Places an order by `work`, which is known to be under way until it has ended, however it ends. */
export async function placeWhileNoted<Out>(input: Input, caller: Caller, work: () => Promise<Out>): Promise<Out> {
  const key = input.idempotency_key || caller.idempotency_key;
  if (!key) return work();
  const name = nameOf(requireOwner(caller, input.guest_id), key);
  await noteBegin(caller.db, name, { now: caller.now, after: earliestBegin(caller.now) });
  try {
    return await work();
  } finally {
    // What is placed is placed, and the note counts no more after a while.
    await noteEnd(caller.db, name).catch((error: unknown) => log.error('A note could not be removed', { error }));
  }
}

/**
 * The order of an attempt; refuses with `order_under_way` while there is none yet and the call that may place it goes
 * on.
 */
export async function findAttempted(caller: Caller, owners: Owner[], key: string): Promise<StoredOrder | undefined> {
  const { db, now } = caller;
  const names = owners.map((owner) => nameOf(owner, key));
  // In this order: what ends between the two questions has its order by the second.
  const isUnderWay = await isGoingOn(db, names, earliestBegin(now));
  const order = await findOrderByKey(db, owners, key);
  if (!order && isUnderWay) throw new ApiError('order_under_way');
  return order;
}

/** A call that began earlier has ended, or its process was killed. */
const earliestBegin = (now: Date) => new Date(now.getTime() - limits.placing_minutes_max * MINUTE_MS);

function nameOf({ customer_id, guest_id }: Owner, key: string): string {
  return hmac('order under way', String(customer_id), String(guest_id), key);
}
