import { describe, expect, it } from 'vitest';
import { computeTax, type TaxConfig } from './tax';

describe('computeTax', () => {
  it.each<[rule: string, amount: number, rate: number, config: TaxConfig, tax: number, status: string]>([
    ['[PRICE-22] is amount × rate / (100 + rate) when included', 115, 15, { tax_included: 1 }, 15, 'included'],
    ['[PRICE-22] is rounded half up', 10, 7.5, { tax_included: 1 }, 0.7, 'included'],
    ['[PRICE-23] is added on top otherwise', 100, 15, { tax_included: 0 }, 15, 'excluded'],
    ['[PRICE-23] is on top where nothing is said', 10, 7.5, {}, 0.75, 'excluded'],
    [
      '[PRICE-22] follows the newer name first',
      115,
      15,
      { system_tax_include_status: 1, tax_included: 0 },
      15,
      'included',
    ],
    ['[PRICE-23] is nothing at 0 percent', 100, 0, {}, 0, 'excluded'],
  ])('%s', (_rule, amount, rate, config, tax, tax_status) =>
    expect(computeTax(amount, rate, config, 2)).toEqual({ tax, tax_status }),
  );
});
