import { hash, verify } from '@node-rs/argon2';
import { limits } from '@/domain/limits';
import { once } from '../config/once';
import { limitConcurrency } from '../http/concurrency-limit';

/** argon2id with OWASP's minimum parameters. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A flood of passwords fills this queue, not the memory and not the thread pool that also reads files. */
const hashing = limitConcurrency(limits.passwords_at_once, limits.passwords_waiting_max);

/** Refuses with busy when too many others wait. */
export async function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, COST));
}

const hashForNoAccount = once(() => hash('nobody has this password', COST));

/** Takes as long for an account without a password, and for no account at all, as for any other (AUTH-21). */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const expected = stored ?? (await hashForNoAccount());
  const isSame = await hashing(() => verify(expected, password));
  return isSame && stored != null;
}
