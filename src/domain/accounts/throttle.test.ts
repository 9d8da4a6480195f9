import { describe, expect, it } from 'vitest';
import { countedTry, pauseSeconds, secondsUntil, throttles, type Tries } from './throttle';

const LIMIT = { tries: 3, seconds: 60, pause_seconds: 600, longest_pause_seconds: 1800 };
const at = (second: number) => new Date(Date.UTC(2026, 2, 10, 10, 0, second));
const state = (tries: number, since: number, blocked: number | null = null): Tries => ({
  tries,
  since: at(since),
  blocked_until: blocked === null ? null : at(blocked),
});

describe('countedTry', () => {
  it.each<[rule: string, before: Tries | null, second: number, after: Tries, wait: number]>([
    ['the first try counts', null, 0, state(1, 0), 0],
    ['so does the next one', state(1, 0), 5, state(2, 0), 0],
    ['the last free one goes on, and a pause follows', state(2, 0), 59, state(3, 0, 659), 0],
    ['in the pause a try is refused, and does not count', state(3, 0, 659), 100, state(3, 0, 659), 559],
    ['after the pause one try goes on, and a longer pause follows', state(3, 0, 659), 659, state(4, 659, 1859), 0],
    ['pauses grow up to the longest', state(4, 659, 1859), 1859, state(5, 1859, 3659), 0],
    ['a quiet time after the pause begins anew', state(4, 0, 659), 719, state(1, 719), 0],
    ['a window that is over begins anew', state(2, 0), 60, state(1, 60), 0],
  ])('[AUTH-48] %s', (_rule, before, second, after, wait) => {
    expect(countedTry(before, LIMIT, at(second))).toEqual({ tries: after, wait_seconds: wait });
  });
});

describe('pauseSeconds', () => {
  const limit = throttles.password_of_account_from_address;
  it.each([
    [9, 0],
    [10, 60],
    [11, 120],
    [12, 240],
    [13, 480],
    [16, 3600],
    [2000, 3600],
  ])('[AUTH-21] after wrong password %i: %i seconds', (tries, seconds) => {
    expect(pauseSeconds(tries, limit)).toBe(seconds);
  });
});

describe('secondsUntil', () => {
  it.each([
    [10, 0, 10],
    [0, 10, 0],
  ])('from %i to %i', (then, now, seconds) => expect(secondsUntil(at(then), at(now))).toBe(seconds));
});
