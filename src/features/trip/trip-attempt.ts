import type { Input } from '@/contract/core/endpoint';
import { amount, ids, record, text } from '@/contract/core/wire-values';
import type { bookTrip } from '@/contract/rental/trip';
import { isOfAnother } from '@/domain/checkout/whose-draft';
import { randomKey } from '@/lib/random-key';
import { tabMemory } from '@/lib/session';

/**
 * One attempt to book has one idempotency key. It is kept until its outcome is known, over a reload as well, so that a
 * retry never creates a second trip (beyond §4).
 */
export type TripAttempt = Input<typeof bookTrip>;

export type PendingTrip = {
  attempt: TripAttempt;
  /** The owner's trips before it, by which it is found again; null where the key tells, or where nobody knows them. */
  known_ids: number[] | null;
};

const KEY = 'trip_attempt';

/** `customer_id` is the owner; 0 for a guest. */
export function beginTrip({ attempt: input, known_ids }: PendingTrip, customer_id: number): PendingTrip {
  const attempt = { ...input, idempotency_key: randomKey() };
  tabMemory.save(KEY, { ...attempt, known_ids, customer_id });
  return { attempt, known_ids };
}

/** The attempt whose outcome is unknown; null for the attempt of another customer (beyond §3.3). */
export function pendingTrip(customer_id: number): PendingTrip | null {
  const raw = record(tabMemory.read(KEY));
  if (!text(raw.idempotency_key) || isOfAnother({ customer_id: amount(raw.customer_id) }, customer_id)) return null;
  const { customer_id: _owner, known_ids, ...attempt } = raw;
  // Only this file writes this value, always in this shape.
  return { attempt: attempt as TripAttempt, known_ids: known_ids ? ids(known_ids) : null };
}

export function endTrip(): void {
  tabMemory.forget(KEY);
}
