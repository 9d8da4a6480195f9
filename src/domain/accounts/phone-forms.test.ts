import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { phoneForms } from './phone-forms';
import { toWholeNumber } from './phone-problem';

const BEGINS = ['', '0', '00', '06', '1', '8', '80', '90'];
/** Mobile numbers of all countries, with what may stand before them. */
const typed = getCountries().flatMap((country) => {
  const national = getExampleNumber(country, examples)?.nationalNumber ?? '';
  const dialCode = getCountryCallingCode(country);
  return BEGINS.map((begin) => ({ number: `+${dialCode}${begin}${national}`, whole: `+${dialCode}${national}` }));
});

it('[AUTH-24] the whole form of a number is its own whole form, in all countries', () => {
  expect(toWholeNumber('+6100412345678')).toBe('+61412345678');
  expect(typed.filter(({ number }) => toWholeNumber(toWholeNumber(number)) !== toWholeNumber(number))).toEqual([]);
});

it('[AUTH-24] every form in which an account may have a number is among its forms, the whole one first', () => {
  expect(phoneForms('+36201234567')).toEqual(['+36201234567', '+3606201234567']);
  const belarus = ['+375294911911', '+3750294911911', '+3758294911911', '+37580294911911'];
  expect(phoneForms('+375294911911')).toEqual(belarus);
  const same = typed.filter(({ number, whole }) => toWholeNumber(number) === whole);
  expect(same.filter(({ number, whole }) => !phoneForms(whole).includes(number))).toEqual([]);
});

it('[AUTH-24] what is no number has one form', () => expect(phoneForms('+0501')).toEqual(['+0501']));
