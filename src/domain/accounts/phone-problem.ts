/**
 * Whether a phone number is right: possible and valid for its country, and not below the stated floor.
 * Spec: accounts §5, ordering §5; AUTH-61, SIGNUP-13, PWD-10: the floor counts all digits.
 * Apart from `phone.ts`, since the table of the world's numbers is heavy: only the server and forms that open load it.
 */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { limits } from '../limits';
import { nationalDigits, withPlus } from './phone';

export type PhoneProblem = 'phone_missing' | 'phone_length';

/** What is wrong with a full number, which begins with its dial code, with or without a plus. */
export function phoneProblem(value: string, dialCode = ''): PhoneProblem | null {
  if (!nationalDigits(value, dialCode)) return 'phone_missing';
  const number = withPlus(value);
  const length = number.length - 1;
  const isLongEnough = length >= limits.phone_min && length <= limits.phone_max;
  return isLongEnough && isCallable(number) ? null : 'phone_length';
}

/**
 * A number as it is called from everywhere, with its plus: what is typed as within `country` (two letters) gets that
 * country's dial code, what begins with a dial code keeps it.
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
  // Countries that share a dial code open new areas before the table knows whose they are.
  return parsed.country === undefined || parsed.isValid();
}
