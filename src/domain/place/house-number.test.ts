import { describe, expect, it } from 'vitest';
import { hasNoHouseNumber } from './house-number';

describe('[beyond §2.15] a house has no number', () => {
  it.each([
    ['where it says so in English', 'No number', true],
    ['where it says so in Arabic', 'بلا رقم', true],
    ['where another client has put spaces around', ' No number ', true],
    ['but not where nothing is written', '', false],
    ['but not where one is', '14', false],
    ['but not where other words stand', 'No number 3', false],
  ])('%s', (_when, house, expected) => {
    expect(hasNoHouseNumber(house)).toBe(expected);
  });
});
