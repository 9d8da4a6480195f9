/**
 * Guards against guessing: what is tried is counted per account or contact, and per network address.
 * Spec: api-contract §3.2 (405 otp_block_time).
 */
import type { ThrottleKind } from '@/domain/throttle';
import { ApiError } from './api';
import type { Caller } from './caller';
import { countTry, forgetTries, removeOldTries, takeBackTry } from './data/throttle';
import { sealed } from './secret';

/** Of whom it is counted: an account's contact, or the network address. */
export type Tried = { kind: ThrottleKind; of: string };

/** Counts a try; refuses the one that is too many. */
export async function refuseTooMany(caller: Caller, ...tried: Tried[]): Promise<void> {
  for (const it of tried) {
    const seconds = await countTry(caller.db, { kind: it.kind, key: keyOf(it) }, caller.now);
    if (seconds > 0) throw new ApiError('otp_block_time', { seconds });
  }
  if (Math.random() < 0.01) await removeOldTries(caller.db, caller.now);
}

/** The account's count begins anew, and the address's loses this one. */
export async function forgiveTries(caller: Caller, account: Tried, address: Tried): Promise<void> {
  await forgetTries(caller.db, keyOf(account));
  await takeBackTry(caller.db, keyOf(address));
}

/** Each count loses the try that has just been counted: it was nobody's guess. */
export async function takeBackTries(caller: Caller, ...tried: Tried[]): Promise<void> {
  for (const it of tried) await takeBackTry(caller.db, keyOf(it));
}

function keyOf({ kind, of }: Tried): string {
  return sealed('throttle', kind, of);
}
