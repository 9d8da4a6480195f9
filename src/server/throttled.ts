/**
 * Guards against guessing: what is tried is counted per account or contact, and per network address.
 * Spec: api-contract §3.2 (405 otp_block_time).
 */
import type { ThrottleKind } from '@/domain/throttle';
import { ApiError } from './api';
import type { Caller } from './caller';
import { countTry, forgetTries, removeOldTries, takeBackTry } from './data/throttle';
import { sealed } from './secret';
import { logSecurityEvent } from './security-event';

/** Of whom it is counted: an account's contact, or the network address. */
export type Tried = { kind: ThrottleKind; of: string };

/** Counts a try; refuses the one that is too many. */
export async function refuseTooMany(caller: Caller, ...tried: Tried[]): Promise<void> {
  for (const it of tried) {
    const seconds = await countTry(caller.db, { kind: it.kind, key: keyOf(it) }, caller.now);
    if (seconds === 0) continue;
    logSecurityEvent(caller, 'throttled', { limit: it.kind });
    throw new ApiError('otp_block_time', { seconds });
  }
  if (Math.random() < 0.01) await removeOldTries(caller.db, caller.now);
}

/** Counts that others share lose this try; those of this caller alone begin anew. */
export async function forgiveTries(caller: Caller, ...tried: Tried[]): Promise<void> {
  for (const it of tried) await (isShared(it.kind) ? takeBackTry : forgetTries)(caller.db, keyOf(it));
}

/** The counts begin anew. */
export async function forgetAllTries(caller: Caller, tried: Tried[]): Promise<void> {
  for (const it of tried) await forgetTries(caller.db, keyOf(it));
}

function isShared(kind: ThrottleKind): boolean {
  return kind === 'password_from_address' || kind === 'password_of_account';
}

/** Each count loses the try that has just been counted: it was nobody's guess. */
export async function takeBackTries(caller: Caller, ...tried: Tried[]): Promise<void> {
  for (const it of tried) await takeBackTry(caller.db, keyOf(it));
}

function keyOf({ kind, of }: Tried): string {
  return sealed('throttle', kind, of);
}
