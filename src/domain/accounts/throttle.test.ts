import { describe, expect, it } from 'vitest';
import { limits } from '../limits';
import { countedTry, pauseSeconds, secondsUntil, throttles, type Throttle, type Tries } from './throttle';

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

  it.each<[rule: string, before: Tries | null, second: number, after: Tries, wait: number]>([
    ['the last call of a window goes on, and the rest of the window is a pause', state(2, 0), 40, state(3, 0, 60), 0],
    ['in the pause a call is refused', state(3, 0, 60), 59, state(3, 0, 60), 1],
    ['then as many go on as before', state(3, 0, 60), 60, state(1, 60), 0],
    ['also where a window was not used up', state(2, 0), 60, state(1, 60), 0],
  ])('[AUTH-48] of a limit that renews: %s', (_rule, before, second, after, wait) => {
    const limit = { ...LIMIT, pause_seconds: 60, longest_pause_seconds: 60, renews: true };
    expect(countedTry(before, limit, at(second))).toEqual({ tries: after, wait_seconds: wait });
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

describe('[AUTH-48] [AUTH-21] the rate limits', () => {
  const minutes = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`);
  const words = ({ tries, seconds, pause_seconds, longest_pause_seconds, renews }: Throttle) =>
    `${tries} in ${minutes(seconds)}, then ${renews ? 'the next' : `${minutes(pause_seconds)} to ${minutes(longest_pause_seconds)}`}`;

  it.each<[name: keyof typeof throttles, rule: string]>([
    ['password_of_account_from_address', '10 in 60 min, then 1 min to 60 min'],
    ['password_of_account', '80 in 60 min, then 1 min to 15 min'],
    ['password_of_account_by_device', '10 in 60 min, then 1 min to 60 min'],
    ['password_from_address', '50 in 10 min, then 10 min to 60 min'],
    ['code_from_address', '30 in 10 min, then 10 min to 60 min'],
    ['code_of_contact', '20 in 60 min, then 1 min to 15 min'],
    ['message_to_contact_from_address', '8 in 60 min, then 10 min to 60 min'],
    ['message_to_contact', '20 in 60 min, then 1 min to 10 min'],
    ['message_from_address', '40 in 60 min, then 10 min to 60 min'],
    ['sign_up_from_address', '30 in 60 min, then 10 min to 60 min'],
    ['registration_from_address', '10 in 60 min, then 10 min to 60 min'],
    ['social_from_address', '60 in 10 min, then 10 min to 60 min'],
    ['lookup_of_number_from_address', '8 in 10 min, then 10 min to 60 min'],
    ['lookup_of_number', '60 in 60 min, then 1 min to 1 min'],
    ['lookup_from_address', '30 in 10 min, then 10 min to 60 min'],
    ['message', '2000 in 60 min, then 1 min to 10 min'],
    ['guest_from_address', '2000 in 60 min, then 1 min to 10 min'],
    ['guest', '50000 in 60 min, then 10 s to 1 min'],
    ['newsletter_from_address', '20 in 60 min, then 10 min to 60 min'],
    ['newsletter', '2000 in 60 min, then 1 min to 10 min'],
    ['unpaid_order_from_address', '40 in 60 min, then 10 min to 60 min'],
    ['look_up_from_address', '600 in 10 min, then 1 min to 10 min'],
    ['look_up', '20000 in 60 min, then 10 s to 1 min'],
    ['payment_from_address', '300 in 10 min, then 1 min to 10 min'],
    ['payment', '20000 in 60 min, then 10 s to 1 min'],
    ['upload_from_address', '120 in 60 min, then 1 min to 60 min'],
    ['upload', '5000 in 60 min, then 10 s to 1 min'],
    ['chat_from_address', '200 in 60 min, then 1 min to 60 min'],
    ['chat', '20000 in 60 min, then 10 s to 1 min'],
    ['solved_from_address', '60 in 60 min, then the next'],
    ['cash_order_by_guest', '10 in 60 min, then 10 min to 60 min'],
    ['cash_order_to_phone', '20 in 60 min, then 10 min to 60 min'],
    ['cash_order_from_address', '100 in 60 min, then 10 min to 60 min'],
    ['csp_report_from_address', '60 in 10 min, then 10 min to 60 min'],
  ])('%s: %s', (name, rule) => expect(words(throttles[name])).toBe(rule));

  it('are counted for less time than they are kept', () => {
    for (const limit of Object.values(throttles)) expect(limit.seconds).toBeLessThan(limits.tries_kept_hours * 3600);
  });
});
