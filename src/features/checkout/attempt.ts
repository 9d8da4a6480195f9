import type { Input } from '@/contract/endpoint';
import type { placeOrder } from '@/contract/order';
import { record, text } from '@/contract/reading';
import { tabMemory } from '@/lib/session';

/**
 * One attempt to order: what was sent under which key. It is kept until its outcome is known, over a reload as well,
 * so that asking again can never make a second order (beyond the specification §4).
 */
export type Attempt = { idempotency_key: string; input: Input<typeof placeOrder> };

const KEY = 'checkout_attempt';

export function beginAttempt(input: Input<typeof placeOrder>): Attempt {
  const idempotency_key = crypto.randomUUID();
  const attempt = { idempotency_key, input: { ...input, idempotency_key } };
  tabMemory.save(KEY, attempt);
  return attempt;
}

/** The attempt whose outcome is not known. */
export function pendingAttempt(): Attempt | null {
  const raw = record(tabMemory.read(KEY));
  const idempotency_key = text(raw.idempotency_key);
  // Written by this file only, in this very shape.
  return idempotency_key ? { idempotency_key, input: raw.input as Attempt['input'] } : null;
}

export function endAttempt(): void {
  tabMemory.forget(KEY);
}
