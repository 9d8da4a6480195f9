import { expect, it } from 'vitest';
import { isOfAnother } from './whose-draft';

it.each([
  ['of this customer', 7, 7, false],
  ['of another one', 7, 31, true],
  ['of a guest who signs in', 0, 31, false],
  ['of a customer whose session has ended, for a guest', 7, 0, true],
  ['of a guest', 0, 0, false],
  ['for a reader who is not known yet', 7, null, false],
])('[beyond §3] a draft %s: %s for %s', (_whose, customer_id, reader, is) => {
  expect(isOfAnother({ customer_id }, reader)).toBe(is);
});
