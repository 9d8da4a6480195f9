import { describe, expect, it } from 'vitest';
import { shownRating, stars } from './rating';

describe('rating', () => {
  it.each([
    ['[PRICE-03] has a precision of 0.5', stars(4.3), 4.5],
    ['[PRICE-03] goes down to the lower half', stars(4.2), 4],
    ['[PRICE-03] is at most 5', stars(6), 5],
    ['[PRICE-03] is 0 without ratings', stars(null), 0],
    ['[PRICE-03] shows the configured decimals', shownRating(4.25, { digit_after_decimal_point: 1 }), '4.3'],
    ['[PRICE-03] shows no decimals where none are configured', shownRating(4.6, { digit_after_decimal_point: 0 }), '5'],
    ['[PRICE-03] shows the second decimal of two configured ones', shownRating(4.256, {}), '4.26'],
    ['[PRICE-03] drops a zero at the end', shownRating('4.50', {}), '4.5'],
    ['[PRICE-03] drops all zeros of a whole rating', shownRating('4', {}), '4'],
  ])('%s', (_rule, is, expected) => expect(is).toBe(expected));
});
