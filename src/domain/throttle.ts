/**
 * How often something may be tried: passwords and codes guessed, messages sent, accounts made.
 * Spec: api-contract §3.1, §3.2 and §3.7 (405 otp_temp_blocked, otp_block_time); the numbers that the contract leaves
 * open are chosen so that a person never meets them and a guesser gets nowhere.
 */
export type Throttle = { tries: number; seconds: number; block_seconds: number };

/** So many tries within so many seconds; the next one is refused, and so is everything until the block is over. */
export const throttles = {
  /** Of one account, from wherever. */
  password_of_account: { tries: 10, seconds: 600, block_seconds: 600 },
  /** From one address, of whichever account. */
  password_from_address: { tries: 50, seconds: 600, block_seconds: 600 },
  code_from_address: { tries: 30, seconds: 600, block_seconds: 600 },
  message_to_contact: { tries: 8, seconds: 3600, block_seconds: 600 },
  message_from_address: { tries: 40, seconds: 3600, block_seconds: 600 },
  sign_up_from_address: { tries: 30, seconds: 3600, block_seconds: 600 },
  registration_from_address: { tries: 10, seconds: 3600, block_seconds: 600 },
  social_from_address: { tries: 60, seconds: 600, block_seconds: 600 },
  csp_report_from_address: { tries: 60, seconds: 600, block_seconds: 600 },
} as const satisfies Record<string, Throttle>;

export type ThrottleKind = keyof typeof throttles;

export type Tries = { tries: number; since: Date; blocked_until: Date | null };

/** The tries with this one, and for how many seconds it is refused; 0: it may go on. */
export function tried(before: Tries | null, limit: Throttle, now: Date): { tries: Tries; wait_seconds: number } {
  if (before?.blocked_until && before.blocked_until > now) {
    return { tries: before, wait_seconds: secondsUntil(before.blocked_until, now) };
  }
  const isNew = !before || before.blocked_until !== null || secondsUntil(now, before.since) >= limit.seconds;
  if (isNew) return { tries: { tries: 1, since: now, blocked_until: null }, wait_seconds: 0 };
  const tries = before.tries + 1;
  if (tries <= limit.tries) return { tries: { ...before, tries }, wait_seconds: 0 };
  const blocked_until = new Date(now.getTime() + limit.block_seconds * 1000);
  return { tries: { ...before, tries, blocked_until }, wait_seconds: limit.block_seconds };
}

/** Whole seconds, rounded up; 0 for a moment that has passed. */
export function secondsUntil(then: Date, now: Date): number {
  return Math.max(0, Math.ceil((then.getTime() - now.getTime()) / 1000));
}
