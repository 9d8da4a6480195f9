import { expect, test } from 'vitest';
import { currencyDigits, isCurrencyCode } from './currency';

test.each([
  ['USD', 2],
  ['jpy', 0],
  ['KWD', 3],
  ['HUF', 2],
  ['PKR', 2],
  ['XXX', 2],
  ['not a code', 2],
])('[CONFIG-01] amounts of %s have %d decimal digits', (code, digits) => {
  expect(currencyDigits(code)).toBe(digits);
});

test.each([
  ['AED', true],
  ['aed', true],
  ['U$D', false],
  ['EURO', false],
])('[CONFIG-01] %s is a code of a currency: %s', (code, isCode) => {
  expect(isCurrencyCode(code)).toBe(isCode);
});
