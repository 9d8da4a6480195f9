import { describe, expect, it } from 'vitest';
import { secondsUntil, tried, type Tries } from './throttle';

const LIMIT = { tries: 3, seconds: 60, block_seconds: 600 };
const at = (second: number) => new Date(Date.UTC(2026, 2, 10, 10, 0, second));
const state = (tries: number, since: number, blocked: number | null = null): Tries => ({
  tries,
  since: at(since),
  blocked_until: blocked === null ? null : at(blocked),
});

describe('tried', () => {
  it.each<[rule: string, before: Tries | null, second: number, after: Tries, wait: number]>([
    ['the first try counts', null, 0, state(1, 0), 0],
    ['so does the next one', state(1, 0), 5, state(2, 0), 0],
    ['the last one that is allowed', state(2, 0), 59, state(3, 0), 0],
    ['one more is refused, and blocks', state(3, 0), 59, state(4, 0, 659), 600],
    ['a blocked one waits for the rest', state(4, 0, 659), 100, state(4, 0, 659), 559],
    ['a block that is over begins anew', state(4, 0, 659), 659, state(1, 659), 0],
    ['a window that is over begins anew', state(3, 0), 60, state(1, 60), 0],
  ])('[AUTH-48] %s', (_rule, before, second, after, wait) => {
    expect(tried(before, LIMIT, at(second))).toEqual({ tries: after, wait_seconds: wait });
  });
});

describe('secondsUntil', () => {
  it.each([
    [10, 0, 10],
    [0, 10, 0],
  ])('from %i to %i', (then, now, seconds) => expect(secondsUntil(at(then), at(now))).toBe(seconds));
});
