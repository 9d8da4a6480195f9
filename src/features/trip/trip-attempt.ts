import type { Input } from '@/contract/core/endpoint';
import { record, text } from '@/contract/core/wire-values';
import type { bookTrip } from '@/contract/rental/trip';
import { randomKey } from '@/lib/random-key';
import { tabMemory } from '@/lib/session';

/**
 * One attempt to book has one idempotency key. It is kept until its outcome is known, over a reload as well, so that a
 * retry never creates a second trip (beyond §4).
 */
export type TripAttempt = Input<typeof bookTrip>;

const KEY = 'trip_attempt';

export function beginTrip(input: TripAttempt): TripAttempt {
  const attempt = { ...input, idempotency_key: randomKey() };
  tabMemory.save(KEY, attempt);
  return attempt;
}

/** The attempt whose outcome is unknown. */
export function pendingTrip(): TripAttempt | null {
  const raw = tabMemory.read(KEY);
  // Only this file writes this value, always in this shape.
  return text(record(raw).idempotency_key) ? (raw as TripAttempt) : null;
}

export function endTrip(): void {
  tabMemory.forget(KEY);
}
