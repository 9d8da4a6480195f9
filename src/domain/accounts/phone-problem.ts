/**
 * Checks a phone number: possible and valid for its country, and not shorter than the stated minimum.
 * Spec: accounts §5, ordering §5; AUTH-61, SIGNUP-13, PWD-10: the minimum counts all digits.
 * Separate from `phone.ts`, because the table of phone numbers is large: only the server and opened forms load it.
 */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { limits } from '../limits';
import { nationalDigits, withPlus } from './phone';

export type PhoneProblem = 'phone_missing' | 'phone_length';

/** The problem with a complete number, which begins with its dial code, with or without a plus. */
export function phoneProblem(value: string, dialCode = ''): PhoneProblem | null {
  if (!nationalDigits(value, dialCode)) return 'phone_missing';
  const number = withPlus(value);
  const length = number.length - 1;
  const isLongEnough = length >= limits.phone_min && length <= limits.phone_max;
  return isLongEnough && isCallable(number) ? null : 'phone_length';
}

/**
 * The number as it is kept and compared: a plus and digits, without what only a call within the country begins with
 * (`+971 050 …` is `+971 50 …`). So one number has one form, however it is typed. A wrong number keeps its digits.
 */
export function toWholeNumber(value: string): string {
  const typed = withPlus(value);
  const whole = (isCallable(typed) && parsePhoneNumberFromString(typed)?.number) || typed;
  // Some countries take more than one zero, of which each reading takes one.
  return whole.length < typed.length ? toWholeNumber(whole) : whole;
}

/**
 * A number in international form with a plus. A national number gets the dial code of `country` (two letters); a number
 * with a dial code keeps it.
 */
export function internationalNumber(typed: string, country: string): string {
  const whole = withPlus(typed);
  if (typed.trim().startsWith('+')) return whole;
  const own = isSupportedCountry(country) ? parsePhoneNumberFromString(whole.slice(1), country) : undefined;
  if (own?.isValid()) return own.number;
  return own?.isPossible() && !isCallable(whole) ? own.number : whole;
}

function isCallable(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isPossible()) return false;
  // Countries that share a dial code open new areas before the table assigns them.
  return parsed.country === undefined || parsed.isValid();
}
