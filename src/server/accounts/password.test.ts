import { describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits';
import type { ApiError } from '../http/api';
import { hashPassword, isPassword } from './password';

/** CPU time in microseconds, of all threads and without waiting for a core. The minimum of five runs. */
async function work(run: () => Promise<unknown>): Promise<number> {
  const runs: number[] = [];
  for (let n = 0; n < 5; n++) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    runs.push(user + system);
  }
  return Math.min(...runs);
}

describe('[AUTH-21] a password', () => {
  it('matches only its own hash', async () => {
    const stored = await hashPassword('right');
    expect(stored).not.toBe(await hashPassword('right'));
    expect(await isPassword('right', stored)).toBe(true);
    expect(await isPassword('wrong', stored)).toBe(false);
    expect(await isPassword('right', null)).toBe(false);
    expect(await isPassword('nobody has this password', undefined)).toBe(false);
  });

  it('takes as much work to check when there is no account', async () => {
    const stored = await hashPassword('right');
    const somebody = await work(() => isPassword('wrong', stored));
    expect(await work(() => isPassword('wrong', null))).toBeGreaterThan(somebody / 3);
    expect(await work(() => isPassword('wrong', undefined))).toBeGreaterThan(somebody / 3);
  });
});

it('[AUTH-21] many passwords at once queue for hashing, and those beyond the queue are refused with busy', async () => {
  const { passwords_at_once, passwords_waiting_max } = limits;
  const asked = Array.from({ length: passwords_at_once + passwords_waiting_max + 4 }, () => hashPassword('lantern'));
  const ends = await Promise.allSettled(asked);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as ApiError).refusal)).toEqual(['busy', 'busy', 'busy', 'busy']);
}, 60_000);
