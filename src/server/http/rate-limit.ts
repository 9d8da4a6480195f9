/**
 * Rate limits against guessing: tries are counted per account or contact, and per network address.
 * Spec: wire-format §3.2 (405 otp_block_time).
 */
import type { Costly, ThrottleKind } from '@/domain/accounts/throttle';
import { ApiError } from './api';
import type { Caller } from './caller';
import { hasProof, newChallenge } from './challenge';
import * as counts from '../data/throttle';
import type { Database } from '../db/client';
import { hmac } from '../config/secret';
import { logSecurityEvent } from './security-event';

/** What tries are counted by: the contact of an account, or a network address. */
export type Tried = { kind: ThrottleKind; of: string };

/** Counts a try and refuses it when there were too many. */
export async function enforceRateLimit(caller: Caller, ...tried: Tried[]): Promise<void> {
  const seconds = await countTries(caller, tried);
  if (seconds > 0) throw new ApiError('otp_block_time', { seconds });
}

/** The limits of tries by address that a solved challenge passes, since many people may share the address. */
type OfAddress = 'code_from_address' | 'social_from_address' | 'sign_up_from_address';

/**
 * Counts a try under the caller's address. The refusal carries a challenge, whose solution lets this one call pass.
 * Answers what the try was counted by, so that it can be taken back once it was right.
 */
export async function limitAddress(caller: Caller, kind: OfAddress): Promise<Tried[]> {
  const tried: Tried = { kind, of: caller.address };
  const seconds = await countTries(caller, [tried]);
  return seconds > 0 ? refuseUnsolved(caller, 'otp_block_time', seconds) : [tried];
}

/**
 * Limits a call that costs money or memory, by address and globally. The refusal by address carries a challenge, whose
 * solution lets this one call pass.
 */
export async function limitCalls(caller: Caller, kind: Costly): Promise<void> {
  const refusal = kind === 'message' ? 'otp_block_time' : 'too_many';
  const seconds = await countTries(caller, [{ kind: `${kind}_from_address`, of: caller.address }]);
  if (seconds > 0) await refuseUnsolved(caller, refusal, seconds);
  const everywhere = await countTries(caller, [{ kind, of: 'all' }]);
  if (everywhere > 0) throw new ApiError(refusal, { seconds: everywhere });
}

/**
 * One solution serves the whole call, however many limits it meets. Machines solve challenges faster than people, so the
 * calls that an address may make with them are limited, too. Answers what this call was counted by.
 */
async function refuseUnsolved(caller: Caller, refusal: 'otp_block_time' | 'too_many', seconds: number) {
  const { passed } = caller;
  if (passed.isProved) return [];
  if (!(await hasProof(caller))) throw new ApiError(refusal, { seconds }, newChallenge(caller));
  const solved: Tried = { kind: 'solved_from_address', of: caller.address };
  const wait = await countTries(caller, [solved]);
  if (wait > 0) throw new ApiError(refusal, { seconds: wait });
  passed.isProved = true;
  return [solved];
}

/** Limits successful calls: one that fails, or for which `isCounted` is false, does not count. */
export async function limitSuccesses<Out>(
  caller: Caller,
  tried: Tried[],
  { work, isCounted }: { work: () => Promise<Out>; isCounted: (out: Out) => boolean },
): Promise<Out> {
  const seconds = await countTries(caller, tried);
  if (seconds > 0) throw new ApiError('too_many', { seconds });
  const takeBack = () => Promise.all(tried.map((attempt) => counts.takeBackTry(caller.db, hashKey(attempt))));
  const out = await work().catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (!isCounted(out)) await takeBack();
  return out;
}

/** Counts a try. Answers for how many seconds the caller has to wait; 0 when each of the counts allows the call. */
export async function countTries(caller: Caller, tried: Tried[]): Promise<number> {
  const by = tried.map((one) => ({ kind: one.kind, key: hashKey(one) }));
  const refused = await counts.countTries(caller.db, by, caller.now);
  if (!refused) return 0;
  logSecurityEvent(caller, 'throttled', { limit: refused.kind });
  return refused.seconds;
}

/** Counts what is done behind a call, or without one; false when there was too much of it. */
export async function isWithinLimit(db: Database, tried: Tried, now: Date): Promise<boolean> {
  return (await counts.countTries(db, [{ kind: tried.kind, key: hashKey(tried) }], now)) === null;
}

/** After a success: takes this try back from shared counts and resets the caller's own. */
export async function forgiveTries(caller: Caller, ...tried: Tried[]): Promise<void> {
  for (const one of tried)
    await (isShared(one.kind) ? counts.takeBackTry : counts.forgetTries)(caller.db, hashKey(one));
}

/** Resets the counts. */
export async function forgetAllTries(caller: Caller, tried: Tried[]): Promise<void> {
  for (const one of tried) await counts.forgetTries(caller.db, hashKey(one));
}

function isShared(kind: ThrottleKind): boolean {
  return kind === 'password_from_address' || kind === 'password_of_account';
}

/** Takes back the tries that have just been counted, because they were no guesses. */
export async function takeBackTries(caller: Caller, ...tried: Tried[]): Promise<void> {
  for (const one of tried) await counts.takeBackTry(caller.db, hashKey(one));
}

function hashKey({ kind, of }: Tried): string {
  return hmac('throttle', kind, of);
}
