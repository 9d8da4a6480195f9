import type { Input } from '@/contract/core/endpoint';
import type { placeOrder } from '@/contract/ordering/order';
import { amount, ids, record, text } from '@/contract/core/wire-values';
import { isOfAnother } from '@/domain/checkout/whose-draft';
import { isAttemptOver, isRefusal } from '@/lib/api/refusal';
import { randomKey } from '@/lib/random-key';
import { tabMemory } from '@/lib/session';
import type { Draft } from '../draft';
import type { ComposedOrder } from './compose';
import type { OfflineAnswers } from './placed';

/**
 * One attempt to order: the request and its idempotency key. It is kept until its outcome is known, over a reload as
 * well, so that a retry never creates a second order (beyond §4).
 */

/** An order ready to be sent, with how it is paid afterwards. */
export type Ordered = {
  input: Input<typeof placeOrder>;
  /** The gateway of a digital payment. */
  gateway: string;
  /** The details of an offline payment. */
  offline: OfflineAnswers | null;
  /** The part that the wallet pays; another method pays the rest. */
  wallet_part: number;
};

/** How an order is paid after it is placed. */
export function toPaying(
  { offline, partial }: Pick<ComposedOrder, 'offline' | 'partial'>,
  draft: Draft,
): Omit<Ordered, 'input'> {
  const isOffline = draft.payment_method === 'offline_payment' && offline;
  return {
    gateway: draft.gateway,
    wallet_part: draft.partial && partial ? partial.wallet : 0,
    offline: isOffline ? { method_id: offline.id, answers: draft.offline_answers } : null,
  };
}

export type Attempt = Ordered & {
  idempotency_key: string;
  /**
   * A password or files were sent, which a reload loses: the outcome can be asked for, but the attempt not sent again.
   */
  is_bare?: boolean;
  /** The owner's orders before it, by which it is found again; null where the key tells, or where nobody knows them. */
  known_ids: number[] | null;
};

const KEY = 'checkout_attempt';

/** The attempt as it was sent, with files, while this page lives. */
let begun: Attempt | null = null;
/** Whether an answer to the attempt was lost, so that it may have been carried out. True after a reload, too. */
let isAnswerLost = true;

/** Who orders; the customer's id is 0 for a guest. */
export type Orderer = { customer_id: number } & Pick<Attempt, 'known_ids'>;

export function beginAttempt({ input, ...paying }: Ordered, orderer: Orderer): Attempt {
  const idempotency_key = randomKey();
  const { password, order_attachment, ...plain } = { ...input, idempotency_key };
  const is_bare = Boolean(password || order_attachment);
  tabMemory.save(KEY, { idempotency_key, input: plain, is_bare, ...paying, ...orderer });
  isAnswerLost = false;
  begun = { idempotency_key, input: { ...input, idempotency_key }, ...paying, known_ids: orderer.known_ids };
  return begun;
}

/** Every failure of the attempt is told here: a lost answer leaves its outcome unknown, a refusal ends it. */
export function noteFailure(error: unknown): void {
  if (isAttemptOver(error, isAnswerLost)) endAttempt();
  else if (!isRefusal(error)) isAnswerLost = true;
}

/**
 * The attempt whose outcome is unknown; null for the attempt of another customer (beyond §3.3), and until the customer is
 * known.
 */
export function pendingAttempt(customer_id: number | null): Attempt | null {
  const raw = record(tabMemory.read(KEY));
  const idempotency_key = text(raw.idempotency_key);
  // Only this file writes this value, always in this shape.
  if (!idempotency_key || customer_id === null) return null;
  if (isOfAnother({ customer_id: amount(raw.customer_id) }, customer_id)) return null;
  if (begun?.idempotency_key === idempotency_key) return begun;
  const { input, offline } = raw as Pick<Attempt, 'input' | 'offline'>;
  const paying = { offline, gateway: text(raw.gateway), wallet_part: amount(raw.wallet_part) };
  const known_ids = raw.known_ids ? ids(raw.known_ids) : null;
  return { idempotency_key, input, ...paying, is_bare: raw.is_bare === true, known_ids };
}

export function endAttempt(): void {
  begun = null;
  tabMemory.forget(KEY);
}
