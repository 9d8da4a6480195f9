import { describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits';
import type { ApiError } from '../http/api';
import { hashPassword, isPassword } from './password';

/** Microseconds of computing, of all threads: not of waiting for a core. The least of some runs. */
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
  it('is that of its hash alone', async () => {
    const stored = await hashPassword('right');
    expect(stored).not.toBe(await hashPassword('right'));
    expect(await isPassword('right', stored)).toBe(true);
    expect(await isPassword('wrong', stored)).toBe(false);
    expect(await isPassword('right', null)).toBe(false);
    expect(await isPassword('nobody has this password', undefined)).toBe(false);
  });

  it('is compared with as much work for nobody', async () => {
    const stored = await hashPassword('right');
    const somebody = await work(() => isPassword('wrong', stored));
    expect(await work(() => isPassword('wrong', null))).toBeGreaterThan(somebody / 3);
    expect(await work(() => isPassword('wrong', undefined))).toBeGreaterThan(somebody / 3);
  });
});

it('[AUTH-21] passwords of a crowd wait for each other, and those that would wait too long are told to come again', async () => {
  const { passwords_at_once, passwords_waiting_max } = limits;
  const asked = Array.from({ length: passwords_at_once + passwords_waiting_max + 4 }, () => hashPassword('lantern'));
  const ends = await Promise.allSettled(asked);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as ApiError).refusal)).toEqual(['busy', 'busy', 'busy', 'busy']);
}, 60_000);
