/**
 * Rate limits: for guessing passwords and codes, sending messages and creating accounts.
 * Spec: wire-format §3.1, §3.2 and §3.7 (405 otp_temp_blocked, otp_block_time). Numbers that the contract leaves open
 * are chosen so that people never reach them and guessers get nowhere.
 */
export type Throttle = {
  /** The number of tries allowed within a window. */
  tries: number;
  seconds: number;
  /** The pause after the last free try. It doubles with each further try, up to `longest_pause_seconds`. */
  pause_seconds: number;
  longest_pause_seconds: number;
  /**
   * True for calls that are no guesses: whoever has used up a window waits for its end, and the count starts again. A
   * pause that grows would leave everybody behind a busy address one call an hour.
   */
  renews?: boolean;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const throttles = {
  /** Tries on one account from one address. */
  password_of_account_from_address: window(10, HOUR, { pause: MINUTE, longest: HOUR }),
  /**
   * Tries on one account from any address. Slows strangers down; devices that have signed in to the account before are
   * counted separately.
   */
  password_of_account: window(80, HOUR, { pause: MINUTE, longest: 15 * MINUTE }),
  /** Tries on one account from a device that has signed in to it before. */
  password_of_account_by_device: window(10, HOUR, { pause: MINUTE, longest: HOUR }),
  /** Tries from one address on any account. */
  password_from_address: window(50, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
  /** Wrong codes from one address for any contact. Right ones do not count. */
  code_from_address: window(30, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
  /**
   * Wrong codes for one contact from any address. Whoever has asked for a code goes on with that one, and devices that
   * have been signed in to the account are counted by themselves.
   */
  code_of_contact: window(20, HOUR, { pause: MINUTE, longest: 15 * MINUTE }),
  /** Messages to one contact, requested from one address or by one customer or device. */
  message_to_contact_from_address: window(8, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  /** Messages to one contact, requested from anywhere. */
  message_to_contact: window(20, HOUR, { pause: MINUTE, longest: 10 * MINUTE }),
  message_from_address: window(40, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  /** Accounts that are made count, too, since whoever makes them in masses makes them rightly. */
  sign_up_from_address: window(30, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  registration_from_address: window(10, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  /** What no provider confirms. */
  social_from_address: window(60, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
  /** Phone numbers tried for one order or trip from one address. */
  lookup_of_number_from_address: window(8, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
  /** The same from any address. Strangers delay the owner by at most one minute. */
  lookup_of_number: window(60, HOUR, { pause: MINUTE, longest: MINUTE }),
  /** The same from one address for any order or trip. Look-ups with the right phone do not count. */
  lookup_from_address: window(30, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
  /** Profiles that a caller wanted to complete without having proved the contact. The owner waits a minute at most. */
  profile_from_address: window(30, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
  profile_of_contact: window(20, HOUR, { pause: MINUTE, longest: MINUTE }),
  /** From here to `chat`: what costs money or memory, limited per address and in total (`Costly`). */
  message: window(2000, HOUR, { pause: MINUTE, longest: 10 * MINUTE }),
  guest_from_address: window(2000, HOUR, { pause: MINUTE, longest: 10 * MINUTE }),
  guest: window(50_000, HOUR, { pause: 10, longest: MINUTE }),
  newsletter_from_address: window(20, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  newsletter: window(2000, HOUR, { pause: MINUTE, longest: 10 * MINUTE }),
  look_up_from_address: window(600, 10 * MINUTE, { pause: MINUTE, longest: 10 * MINUTE }),
  look_up: window(20_000, HOUR, { pause: 10, longest: MINUTE }),
  /** Questions to a payment gateway: a page to pay at, or how a payment ended. A browser cannot solve their challenge. */
  payment_from_address: window(300, 10 * MINUTE, { pause: MINUTE, longest: 10 * MINUTE }),
  payment: window(20_000, HOUR, { pause: 10, longest: MINUTE }),
  upload_from_address: window(120, HOUR, { pause: MINUTE, longest: HOUR }),
  upload: window(5000, HOUR, { pause: 10, longest: MINUTE }),
  /** Messages to stores, couriers and support. */
  chat_from_address: window(200, HOUR, { pause: MINUTE, longest: HOUR }),
  chat: window(20_000, HOUR, { pause: 10, longest: MINUTE }),
  /** Calls beyond those limits, each with a solved challenge, per address and for all kinds together. */
  solved_from_address: allowance(60, HOUR),
  /** Orders and trips that are placed, however they are paid. Many people may share an address. */
  order_by_owner: window(60, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  /**
   * Orders of guests that hold stock until they are paid, by a gateway or a transfer. A guest id costs nothing, so what
   * one guest may have open limits nobody.
   */
  unpaid_order_from_address: window(40, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  order_from_address: window(300, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  /** Guests' orders that cost nothing at first (in cash, by transfer, by prescription), and trips. */
  cash_order_by_guest: window(10, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  cash_order_to_phone: window(20, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  cash_order_from_address: window(100, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  /**
   * Mails that an order or trip is placed or paid, to one address that nobody has proved, else to one account. Beyond it
   * the order stays, unmailed.
   */
  order_mail: window(20, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  /** Those that it is canceled, or that money goes back: nothing else uses up their room. */
  order_end_mail: window(20, HOUR, { pause: 10 * MINUTE, longest: HOUR }),
  csp_report_from_address: window(60, 10 * MINUTE, { pause: 10 * MINUTE, longest: HOUR }),
} as const satisfies Record<string, Throttle>;

function window(tries: number, seconds: number, { pause, longest }: { pause: number; longest: number }): Throttle {
  return { tries, seconds, pause_seconds: pause, longest_pause_seconds: longest };
}

function allowance(tries: number, seconds: number): Throttle {
  return { tries, seconds, pause_seconds: seconds, longest_pause_seconds: seconds, renews: true };
}

export type ThrottleKind = keyof typeof throttles;

/** The kinds that are limited per address and in total. */
export type Costly = 'message' | 'guest' | 'newsletter' | 'look_up' | 'payment' | 'upload' | 'chat';

/** `since` is the first try of the window; after a pause it is the latest try. */
export type Tries = { tries: number; since: Date; blocked_until: Date | null };

/**
 * Counts a try. Answers the new count and for how many seconds the try is refused (0: allowed). A refused try does not
 * count. The count starts again when `limit.seconds` have passed since the first try of the window or, after a pause,
 * since the end of that pause; a limit that renews pauses until the end of the window.
 */
export function countedTry(before: Tries | null, limit: Throttle, now: Date): { tries: Tries; wait_seconds: number } {
  if (before?.blocked_until && before.blocked_until > now) {
    return { tries: before, wait_seconds: secondsUntil(before.blocked_until, now) };
  }
  const isNew = !before || isWindowOver(before, limit, now);
  const tries = isNew ? 1 : before.tries + 1;
  const since = isNew || tries > limit.tries ? now : before.since;
  const pause = pauseSeconds(tries, limit);
  const begun = limit.renews ? since : now;
  const blocked_until = pause > 0 ? new Date(begun.getTime() + pause * 1000) : null;
  return { tries: { tries, since, blocked_until }, wait_seconds: 0 };
}

function isWindowOver({ since, blocked_until }: Tries, { renews, seconds }: Throttle, now: Date): boolean {
  const quietSince = (!renews && blocked_until) || since;
  return secondsUntil(now, quietSince) >= seconds;
}

/** The pause after a try; 0 while tries are free. */
export function pauseSeconds(tries: number, limit: Throttle): number {
  const over = tries - limit.tries;
  if (over < 0) return 0;
  return Math.min(limit.pause_seconds * 2 ** over, limit.longest_pause_seconds);
}

/** Whole seconds, rounded up; 0 for a time in the past. */
export function secondsUntil(then: Date, now: Date): number {
  return Math.max(0, Math.ceil((then.getTime() - now.getTime()) / 1000));
}
