import { expect, it } from 'vitest';
import { isRowId } from './row-id';

it.each([
  [1, true],
  [2_147_483_647, true],
  [2_147_483_648, false],
  [0, false],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%s may be a row’s id: %s', (value, is) => {
  expect(isRowId(value)).toBe(is);
});
