/**
 * The forms in which an account may have one and the same phone.
 * Spec: accounts §5; AUTH-24: a customer signs in by the number, whichever form the account has it in.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toWholeNumber } from './phone-problem';

/** What calls within a country begin with somewhere in the world, in a few with the digit of a carrier. */
const NATIONAL = ['0', '00', '1', '8', '80', '90', '03', '05', '06', '07', '09'];

/**
 * A whole number, and then the ways to write it with what only a call within its country begins with: accounts that are
 * older than the rule of one form may have one of them.
 */
export function phoneForms(whole: string): string[] {
  const dialCode = parsePhoneNumberFromString(whole)?.countryCallingCode;
  if (!dialCode) return [whole];
  const national = whole.slice(1 + dialCode.length);
  const former = NATIONAL.map((begin) => `+${dialCode}${begin}${national}`);
  return [whole, ...former.filter((form) => toWholeNumber(form) === whole)];
}
