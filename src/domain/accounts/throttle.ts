/**
 * How often something may be tried: passwords and codes guessed, messages sent, accounts made.
 * Spec: wire-format §3.1, §3.2 and §3.7 (405 otp_temp_blocked, otp_block_time); the numbers that the contract leaves
 * open are chosen so that a person never meets them and a guesser gets nowhere.
 */
export type Throttle = {
  /** So many tries are allowed within a window. */
  tries: number;
  seconds: number;
  /** The pause after the last free try; after each further try it is twice as long, up to the longest. */
  pause_seconds: number;
  longest_pause_seconds: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const throttles = {
  /** Of one account from one address. */
  password_of_account_from_address: window(10, HOUR, { pause: MINUTE, longest: HOUR }),
  /**
   * Tries with one account, from wherever they come. Slows strangers down; tries on devices that have been signed in
   * before are counted apart.
   */
  password_of_account: window(80, HOUR, { pause: MINUTE, longest: 15 * MINUTE }),
  /** Tries with one account on a device that has been signed in to it. */
  password_of_account_by_device: window(10, HOUR, { pause: MINUTE, longest: HOUR }),
  /** From one address, of whichever account. */
  password_from_address: window(50, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
  code_from_address: window(30, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
  /** Asked for from one address, or by one customer or device. */
  message_to_contact_from_address: window(8, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  /** Asked for from wherever. */
  message_to_contact: window(20, HOUR, { pause: MINUTE, longest: 10 * MINUTE }),
  message_from_address: window(40, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  sign_up_from_address: window(30, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  registration_from_address: window(10, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  social_from_address: window(60, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
  /** Phones tried for one order or trip from one address. */
  lookup_of_number_from_address: window(8, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
  /** The same from wherever: strangers slow its owner down by a minute at most. */
  lookup_of_number: window(60, HOUR, { pause: MINUTE, longest: MINUTE }),
  /** The same for whichever number, from one address; looks with the right phone do not count. */
  lookup_from_address: window(30, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
  /**
   * What costs money or memory is counted by address, and once more in all, so that many addresses together are
   * stopped, too.
   */
  message: window(2000, HOUR, { pause: MINUTE, longest: 10 * MINUTE }),
  guest_from_address: window(2000, HOUR, { pause: MINUTE, longest: 10 * MINUTE }),
  guest: window(50_000, HOUR, { pause: 10, longest: MINUTE }),
  newsletter_from_address: window(20, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  newsletter: window(2000, HOUR, { pause: MINUTE, longest: 10 * MINUTE }),
  look_up_from_address: window(600, 10 * MINUTE, { pause: MINUTE, longest: 10 * MINUTE }),
  look_up: window(20_000, HOUR, { pause: 10, longest: MINUTE }),
  upload_from_address: window(120, HOUR, { pause: MINUTE, longest: HOUR }),
  upload: window(5000, HOUR, { pause: 10, longest: MINUTE }),
  /** Calls beyond those limits that an address may make with a solved challenge each, of all kinds together. */
  solved_from_address: window(60, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  /** Orders of guests that are paid when they arrive, and trips that they book. */
  cash_order_by_guest: window(10, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  cash_order_to_phone: window(20, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  cash_order_from_address: window(100, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  csp_report_from_address: window(60, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
} as const satisfies Record<string, Throttle>;

function window(tries: number, seconds: number, { pause, longest }: { pause: number; longest: number }): Throttle {
  return { tries, seconds, pause_seconds: pause, longest_pause_seconds: longest };
}

export type ThrottleKind = keyof typeof throttles;

/** Limited by address and for all callers together. */
export type Costly = 'message' | 'guest' | 'newsletter' | 'look_up' | 'upload';

/** `since`: the first try of the window, and once there was a pause the latest try. */
export type Tries = { tries: number; since: Date; blocked_until: Date | null };

/**
 * Counts a try. Answers the new count, and for how many seconds the try is refused (0: it may go on). A refused try
 * does not count. The count begins anew when the window has passed without a try, or as long a time again after a
 * pause.
 */
export function countedTry(before: Tries | null, limit: Throttle, now: Date): { tries: Tries; wait_seconds: number } {
  if (before?.blocked_until && before.blocked_until > now) {
    return { tries: before, wait_seconds: secondsUntil(before.blocked_until, now) };
  }
  const quietSince = before && (before.blocked_until ?? before.since);
  const isNew = !quietSince || secondsUntil(now, quietSince) >= limit.seconds;
  const tries = isNew ? 1 : (before?.tries ?? 0) + 1;
  const since = isNew || !before || tries > limit.tries ? now : before.since;
  const pause = pauseSeconds(tries, limit);
  const blocked_until = pause > 0 ? new Date(now.getTime() + pause * 1000) : null;
  return { tries: { tries, since, blocked_until }, wait_seconds: 0 };
}

/** The pause that follows a try; 0 while tries are free. */
export function pauseSeconds(tries: number, limit: Throttle): number {
  const over = tries - limit.tries;
  if (over < 0) return 0;
  return Math.min(limit.pause_seconds * 2 ** over, limit.longest_pause_seconds);
}

/** Whole seconds, rounded up; 0 for a moment that has passed. */
export function secondsUntil(then: Date, now: Date): number {
  return Math.max(0, Math.ceil((then.getTime() - now.getTime()) / 1000));
}
