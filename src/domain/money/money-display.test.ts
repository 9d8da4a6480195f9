import { describe, expect, it } from 'vitest';
import { digitsOf, shortMoney, shownMoney, type Currency } from './money-display';

const dollar: Currency = { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 2 };
const arabic: Currency = { ...dollar, currency_symbol: 'د.ك', digit_after_decimal_point: 3 };
const right: Currency = { ...dollar, currency_symbol_direction: 'right' };

describe('shownMoney', () => {
  it.each([
    ['[PRICE-02] puts the symbol left', shownMoney(8.5, dollar), '$8.50'],
    ['[PRICE-02] puts the symbol right', shownMoney(8.5, right), '8.50 $'],
    [
      '[PRICE-02] puts a symbol of Arabic letters left, in a run of its own, so that the digits stay right of it',
      shownMoney(1250.5, arabic),
      '\u2066د.ك\u20691,250.500',
    ],
    [
      '[PRICE-02] puts a symbol of Arabic letters right',
      shownMoney(-1.25, { ...arabic, currency_symbol_direction: 'right' }),
      '-1.250 \u2066د.ك\u2069',
    ],
    [
      '[PRICE-02] puts a symbol that is one Arabic sign left, too',
      shownMoney(12.5, { ...dollar, currency_symbol: '﷼' }),
      '\u2066﷼\u206912.50',
    ],
    ['[CONFIG-08] shows the configured digits', shownMoney(8.5, { ...dollar, digit_after_decimal_point: 3 }), '$8.500'],
    [
      '[CONFIG-08] shows no digits when there are none',
      shownMoney(8.5, { ...dollar, digit_after_decimal_point: 0 }),
      '$9',
    ],
    ['[CONFIG-09] shows 2 digits by default', shownMoney(8, {}), '8.00'],
    ['[PRICE-04] is exact however large', shownMoney(1_250_000.4, dollar), '$1,250,000.40'],
    [
      '[PRICE-02] puts the symbol left unless the configuration says right',
      shownMoney(8.5, { currency_symbol: '$' }),
      '$8.50',
    ],
    ['[PRICE-04] groups thousands', shownMoney(1000, dollar), '$1,000.00'],
    ['[PRICE-04] groups no hundreds', shownMoney(999.99, dollar), '$999.99'],
    ['shows nothing as zero', shownMoney(0, dollar), '$0.00'],
    ['puts the minus first without a symbol, too', shownMoney(-3, {}), '-3.00'],
    ['shows small amounts', shownMoney(0.05, dollar), '$0.05'],
    ['puts the minus first', shownMoney(-3, dollar), '-$3.00'],
  ])('%s', (_rule, is, expected) => expect(is).toBe(expected));
});

describe('shortMoney', () => {
  it.each([
    ['[PRICE-04] is exact below 100000', shortMoney(99_999, dollar), '$99,999.00'],
    ['[PRICE-04] shows thousands with K from 100000', shortMoney(100_000, dollar), '$100.0K'],
    ['[PRICE-04] shows one decimal', shortMoney(125_460, dollar), '$125.5K'],
    ['[PRICE-05] shows millions with M', shortMoney(1_000_000, dollar), '$1.0M'],
    ['[PRICE-05] never shows a thousand thousands', shortMoney(999_999, dollar), '$1.0M'],
    ['[PRICE-04] is exact just below', shortMoney(99_999.99, dollar), '$99,999.99'],
    ['[PRICE-04] stays with K below a million', shortMoney(999_949, dollar), '$999.9K'],
    ['[PRICE-05] stays with M below a billion', shortMoney(999_900_000, dollar), '$999.9M'],
    ['[PRICE-05] never shows a thousand millions', shortMoney(999_960_000, dollar), '$1.0B'],
    ['[PRICE-04] shortens what is below zero, too', shortMoney(-125_460, dollar), '-$125.5K'],
    ['[PRICE-02] needs no symbol', shortMoney(125_460, {}), '125.5K'],
    ['[PRICE-02] puts a symbol of Arabic letters left', shortMoney(125_460, arabic), '\u2066د.ك\u2069125.5K'],
    ['[PRICE-05] shows billions with B', shortMoney(2_340_000_000, right), '2.3B $'],
  ])('%s', (_rule, is, expected) => expect(is).toBe(expected));
});

describe('digitsOf', () => {
  it('[CONFIG-09] is 2 when the configuration has none', () => expect(digitsOf({})).toBe(2));
  it('[CONFIG-08] is what the configuration says', () => expect(digitsOf({ digit_after_decimal_point: 0 })).toBe(0));
});
