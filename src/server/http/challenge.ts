/**
 * A refusal for too many calls from one address carries a challenge (proof of work); solving it allows this one call.
 * So people who share an address can go on, and a machine pays for each call with computing time. Global limits are not
 * lifted.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '@/domain/limits';
import { beginsWithZeroBits, parseProof } from '@/domain/accounts/proof-of-work';
import type { Caller } from './caller';
import { keepOnce } from '../data/throttle';
import { hmac } from '../config/secret';

/** The challenge in a refusal: SHA-256 over `<challenge>:<number>` has to begin with `bits` zero bits. */
export function newChallenge({ now }: Caller): { challenge: { text: string; bits: number } } {
  const body = `${randomBytes(16).toString('base64url')}.${now.getTime() + limits.challenge_seconds * 1000}`;
  return { challenge: { text: `${body}.${hmac('challenge', body)}`, bits: limits.challenge_bits } };
}

/** Whether the call carries the solution of a challenge of this shop that has not expired and was not used before. */
export async function hasProof(caller: Caller): Promise<boolean> {
  const proof = parseProof(caller.proof);
  if (!proof) return false;
  const [name = '', expires_ms = '', signed = ''] = proof.challenge.split('.');
  const expected = hmac('challenge', `${name}.${expires_ms}`);
  const isOurs = signed.length === expected.length && timingSafeEqual(Buffer.from(signed), Buffer.from(expected));
  if (!isOurs || Number(expires_ms) <= caller.now.getTime()) return false;
  const hash = createHash('sha256').update(caller.proof).digest();
  if (!beginsWithZeroBits(hash, limits.challenge_bits)) return false;
  return keepOnce(caller.db, hmac('solved', name), caller.now);
}
