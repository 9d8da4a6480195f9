import type { Input } from '@/contract/core/endpoint';
import type { placeOrder } from '@/contract/ordering/order';
import { amount, record, text } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';
import type { OfflineAnswers } from './placed';

/**
 * One attempt to order: what was sent under which key. It is kept until its outcome is known, over a reload as well,
 * so that asking again can never make a second order (beyond §4).
 */
/** An order ready to be sent, with how it is paid afterwards. */
export type Ordered = {
  input: Input<typeof placeOrder>;
  /** Of a digital payment. */
  gateway: string;
  /** Of a payment outside of the shop. */
  offline: OfflineAnswers | null;
  /** What the wallet pays of it, the rest being paid otherwise. */
  wallet_part: number;
};

export type Attempt = Ordered & {
  idempotency_key: string;
  /** A password or files were sent with it, which a reload loses: it can be asked about, not sent again. */
  is_bare?: boolean;
};

const KEY = 'checkout_attempt';

/** As it was sent, files and all, while this page lives. */
let begun: Attempt | null = null;

export function beginAttempt({ input, ...paying }: Ordered): Attempt {
  const idempotency_key = crypto.randomUUID();
  const { password, order_attachment, ...plain } = { ...input, idempotency_key };
  const is_bare = Boolean(password || order_attachment);
  tabMemory.save(KEY, { idempotency_key, input: plain, is_bare, ...paying });
  begun = { idempotency_key, input: { ...input, idempotency_key }, ...paying };
  return begun;
}

/** The attempt whose outcome is not known. */
export function pendingAttempt(): Attempt | null {
  const raw = record(tabMemory.read(KEY));
  const idempotency_key = text(raw.idempotency_key);
  // Written by this file only, in this very shape.
  if (!idempotency_key) return null;
  if (begun?.idempotency_key === idempotency_key) return begun;
  const { input, offline } = raw as Pick<Attempt, 'input' | 'offline'>;
  const paying = { offline, gateway: text(raw.gateway), wallet_part: amount(raw.wallet_part) };
  return { idempotency_key, input, ...paying, is_bare: raw.is_bare === true };
}

export const hasPendingAttempt = (): boolean => pendingAttempt() !== null;

export function endAttempt(): void {
  begun = null;
  tabMemory.forget(KEY);
}
