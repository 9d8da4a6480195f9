import { describe, expect, it } from 'vitest';
import { typedAmount } from './typed-amount';

describe('a typed amount', () => {
  it.each([
    ['4', 4],
    ['4,50', 4.5],
    ['4.5', 4.5],
    [' 2.5 ', 2.5],
    ['0', 0],
    ['', 0],
    ['1,000', 1000],
    ['1,000.5', 1000.5],
    ['1,000.50', 1000.5],
    ['12,345,678', 12_345_678],
    ['١٠٠٠', 1000],
    ['١٬٠٠٠', 1000],
    ['١،٠٠٠', 1000],
    ['٢٫٥', 2.5],
  ])('[PRICE-02] is parsed: "%s"', (text, amount) => expect(typedAmount(text, 2)).toBe(amount));

  it.each([
    '-3',
    '1234567890',
    '1,234,567,890',
    '4 dollars',
    '$4',
    'many',
    '1.',
    '.5',
    '1,00,0',
    '1.000',
    '0,500',
    '01,000',
    '1.000,50',
    '1e3',
  ])('[OTHER-04] is refused when ambiguous or negative: "%s"', (text) => expect(typedAmount(text, 2)).toBeNull());

  it('[CONFIG-08] has at most as many decimals as the currency', () => {
    expect(typedAmount('1.500', 3)).toBe(1.5);
    expect(typedAmount('0,500', 3)).toBe(0.5);
    expect(typedAmount('1.5', 0)).toBeNull();
  });
});
