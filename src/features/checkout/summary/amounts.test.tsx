// @document
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { AmountRows } from './amounts';

const all = {
  ...{ subtotal: 26.7, discount: 5.34, coupon_discount: 3, referral_discount: 1, delivery_charge: 3.81 },
  ...{ original_delivery_charge: 3.81, additional_charge: 0.5, extra_packaging: 0.75, dm_tips: 2, tax: 0.87 },
};
const none = { discount: 0, coupon_discount: 0, referral_discount: 0, additional_charge: 0, extra_packaging: 0 };

/** The amounts as read on the screen, in cents: those up to the total, and those below it. */
function shown(amounts: typeof all & { tax_status: 'included' | 'excluded'; total: number }, isDelivered = true) {
  const { container } = renderPage(<AmountRows amounts={amounts} taxRate={5} isDelivered={isDelivered} />);
  const rows = [...container.querySelectorAll('dl > div')].map((row) => {
    const value = row.querySelector('dd > bdi')?.textContent ?? '';
    const amount = value === 'Free' ? 0 : Number(value.replace('$', '').replace('−', '-'));
    return { label: row.querySelector('dt')?.textContent, cents: Math.round(amount * 100) };
  });
  const at = rows.findIndex(({ label }) => label === 'Total');
  return { above: rows.slice(0, at), total: rows[at]?.cents, below: rows.slice(at + 1) };
}

afterEach(cleanup);

describe('[PRICE-14] [PRICE-22] [PRICE-23] the rows above a total', () => {
  it.each([
    ['with a tax on top', all, 'excluded', 25.29, true],
    ['with an included tax', all, 'included', 24.42, true],
    ['without discounts', { ...all, ...none, dm_tips: 0 }, 'excluded', 31.38, true],
    ['with free delivery', { ...all, delivery_charge: 0 }, 'included', 20.61, true],
    ['with a take-away', { ...all, delivery_charge: 0, original_delivery_charge: 0 }, 'excluded', 21.48, false],
  ] as const)('add up to it %s', (_what, amounts, tax_status, total, isDelivered) => {
    const rows = shown({ ...amounts, tax_status, total }, isDelivered);
    expect(rows.total).toBe(Math.round(total * 100));
    expect(rows.above.reduce((sum, { cents }) => sum + cents, 0)).toBe(rows.total);
    const taxes = [{ label: 'Tax (5%, included)', cents: 87 }];
    expect(rows.below).toEqual(tax_status === 'included' ? taxes : []);
  });
});
