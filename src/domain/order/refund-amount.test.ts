import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWholeOrder, refundAmount } from './refund-amount';

/** Items for 34.80, 5 % tax on top, delivery 3.81, service 0.50. */
const order = {
  ...{ order_amount: 40.85, store_discount_amount: 0 },
  ...{ delivery_charge: 3.81, dm_tips: 0, additional_charge: 0.5, extra_packaging_amount: 0 },
};
const burgers = { id: 1, price: 15.8, quantity: 2, discount_on_item: 0, total_add_on_price: 0 };
const fries = { id: 2, price: 2.5, quantity: 1, discount_on_item: 0, total_add_on_price: 0.7 };
const lines = [burgers, fries];

describe('refundAmount', () => {
  it.each([
    ['is the whole order where nothing is chosen', [], 40.85],
    ['is the whole order where everything is', [2, 1], 40.85],
    ['is what a line cost with its tax', [2], 3.36],
    ['counts all pieces of a line', [1], 33.18],
    ['is nothing for a line of another order', [9], 0],
  ])('%s', (_rule, chosen, expected) => expect(refundAmount(order, lines, chosen, 2)).toBe(expected));

  it.each([
    ['delivery', { delivery_charge: 6.81 }],
    ['a tip', { dm_tips: 3 }],
    ['the service charge', { additional_charge: 3.5 }],
    ['packaging', { extra_packaging_amount: 3 }],
  ])('refunds %s only with the whole order', (_what, more) =>
    expect(refundAmount({ ...order, ...more, order_amount: 43.85 }, lines, [2], 2)).toBe(3.36),
  );

  it('a line bears its part of what was taken off the whole order', () => {
    // 10 % by the store, and a coupon of 3.48: 27.84 for the items, 1.39 tax.
    const reduced = { ...order, store_discount_amount: 3.48, order_amount: 33.54 };
    expect(refundAmount(reduced, lines, [2], 2)).toBe(2.69);
  });

  it('a line has the discount that was its own, and no other one has it', () => {
    // Half of the burgers: 19 for the items, 0.95 tax.
    const own = [{ ...burgers, discount_on_item: 7.9 }, fries];
    const reduced = { ...order, store_discount_amount: 15.8, order_amount: 24.26 };
    expect([refundAmount(reduced, own, [2], 2), refundAmount(reduced, own, [1], 2)]).toEqual([3.36, 16.59]);
  });

  it('recognizes own discounts that were rounded per piece', () => {
    // 10 % of three is 1.00, of one 0.33: 12.19 for the items.
    const pieces = { id: 1, price: 3.33, quantity: 3, discount_on_item: 0.33, total_add_on_price: 0 };
    const paid = { ...order, store_discount_amount: 1, order_amount: 16.5 };
    expect(refundAmount(paid, [pieces, fries], [2], 2)).toBe(3.2);
  });

  it('a larger store discount is shared by all lines, whatever discount one of them had', () => {
    const promised = [burgers, { ...fries, discount_on_item: 2.5 }];
    const reduced = { ...order, store_discount_amount: 17.4, order_amount: 22.58 };
    expect(refundAmount(reduced, promised, [2], 2)).toBe(1.68);
  });

  it('never exceeds what was paid for the items', () =>
    expect(refundAmount({ ...order, order_amount: 3 }, lines, [1], 2)).toBe(0));

  it('of all lines, one by one, is exactly what was paid for the items', () => {
    const line = fc.record({
      price: fc.integer({ min: 0, max: 5000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      off: fc.integer({ min: 0, max: 5000 }),
      add_ons: fc.integer({ min: 0, max: 300 }),
    });
    // The discount on the whole order, and the tax on the rest, in percent.
    const rate = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), rate, rate, (drawn, off, tax) => {
        const all = drawn.map(({ price, quantity, off: own, add_ons }, id) => ({
          ...{ id, quantity, price: price / 100, discount_on_item: Math.min(own, price) / 100 },
          total_add_on_price: add_ons / 100,
        }));
        const own = drawn.reduce((cents, line) => cents + Math.min(line.off, line.price) * line.quantity, 0);
        const full = drawn.reduce((cents, line) => cents + line.price * line.quantity + line.add_ons, 0);
        const reduced = Math.floor(((full - own) * (100 - off)) / 100);
        const goods = reduced + Math.round((reduced * tax) / 100);
        // Delivery and service are 4.31.
        const paid = { ...order, store_discount_amount: own / 100, order_amount: (goods + 431) / 100 };
        const parts = all.map(({ id }) => Math.round(100 * refundAmount(paid, all, [id], 2)));
        fc.pre(full > own);
        expect(parts.reduce((cents, part) => cents + part, 0)).toBe(goods);
        for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
        const [first = 0, second = 0] = parts;
        if (all.length > 2) expect(Math.round(100 * refundAmount(paid, all, [0, 1], 2))).toBe(first + second);
      }),
    );
  });

  it('of all lines, one by one, is the whole order when only items were paid', () => {
    const taken = { ...order, delivery_charge: 0, additional_charge: 0, store_discount_amount: 0, order_amount: 31.01 };
    const three = [1, 2, 3].map((id) => ({ ...fries, id }));
    expect(three.map(({ id }) => refundAmount(taken, three, [id], 2))).toEqual([10.34, 10.33, 10.34]);
    expect(refundAmount(taken, three, [], 2)).toBe(31.01);
  });

  it('is in the digits of the currency', () => {
    expect(refundAmount({ ...order, order_amount: 14.31 }, [fries, { ...fries, id: 3 }, burgers], [2], 0)).toBe(1);
    expect(refundAmount({ ...order, order_amount: 14.31 }, lines, [2], 3)).toBe(0.92);
  });
});

describe('isWholeOrder', () => {
  it.each([
    [[], true],
    [[1, 2], true],
    [[1, 2, 9], true],
    [[1], false],
    [[9], false],
  ])('%j of two lines: %s', (chosen, expected) => expect(isWholeOrder(lines, chosen)).toBe(expected));
});
