/**
 * How many orders and trips somebody may place.
 * Spec: wire-format §7.1 and §8, which leave the numbers open; docs/security.md, 11.1.3.
 */
import { toWholeNumber } from '@/domain/accounts/phone-problem';
import { limits } from '@/domain/limits';
import { isPayableNow } from '@/domain/order/order-payment';
import { isHeldUnpaid } from '@/domain/rental/trip-status';
import { countUnreported, listUnpaid } from '../data/order-payment';
import { listRunningTrips } from '../data/rental/trip';
import type { Database } from '../db/client';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import type { Owner } from '../http/guards';
import type { Tried } from '../http/rate-limit';

/** The rate limits for every order and trip, whoever places it and however it is paid. */
export function orderTries(caller: Caller, { customer_id, guest_id }: Owner): Tried[] {
  const of = customer_id === null ? `guest ${guest_id}` : `customer ${customer_id}`;
  const byOwner = { kind: 'order_by_owner', of } as const;
  return hasAddress(caller) ? [byOwner, { kind: 'order_from_address', of: caller.address }] : [byOwner];
}

/**
 * The limit for guests' orders that hold stock until a gateway or a transfer has paid them. Empty for customers, who may
 * have few of them open.
 */
export function unpaidTries(caller: Caller, owner: Owner, payment_method: string): Tried[] {
  const isHeld = ['digital_payment', 'offline_payment'].includes(payment_method);
  if (!isHeld || owner.customer_id !== null || !hasAddress(caller)) return [];
  return [{ kind: 'unpaid_order_from_address', of: caller.address }];
}

/**
 * Further limits for a guest who places an order that is paid on delivery or by transfer, or books a trip, which is paid
 * later. Both cost nothing at first. Empty for customers.
 */
export function cashTries(caller: Caller, owner: Owner, phone: string | null | undefined): Tried[] {
  if (owner.customer_id !== null || !hasAddress(caller)) return [];
  return [
    { kind: 'cash_order_from_address', of: caller.address },
    { kind: 'cash_order_by_guest', of: String(owner.guest_id) },
    ...(phone ? [{ kind: 'cash_order_to_phone', of: toWholeNumber(phone) } as const] : []),
  ];
}

/** Calls from this machine, or through a proxy that TRUSTED_PROXIES does not count, do not tell the visitor's address. */
function hasAddress({ address }: Caller): boolean {
  return !/^(unknown$|127\.|::1$|::ffff:127\.)/.test(address);
}

/**
 * Refuses one more order that waits for a gateway, or for the report of a transfer. Call it with the owner locked, so
 * that two orders at once are counted one after the other, and after the orders that the new one replaces were
 * cancelled.
 */
export async function refuseManyUnpaid(db: Database, owner: Owner, now: Date): Promise<void> {
  const waiting = (await listUnpaid(db, owner)).filter((order) => isPayableNow(order, now));
  if (waiting.length + (await countUnreported(db, owner)) < limits.unpaid_orders_max) return;
  throw new ApiError('unpaid_orders', { count: limits.unpaid_orders_max });
}

/** Refuses one more trip while others hold vehicles and are not paid. Call it with the owner locked. */
export async function refuseManyUnpaidTrips(db: Database, owner: Owner, now: Date): Promise<void> {
  const held = (await listRunningTrips(db, owner)).filter((trip) => isHeldUnpaid(trip, now));
  if (held.length < limits.unpaid_trips_max) return;
  throw new ApiError('unpaid_trips', { count: limits.unpaid_trips_max });
}
