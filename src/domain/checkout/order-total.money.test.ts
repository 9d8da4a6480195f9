import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BY_HAND, MONEY_CASES, reckoned, type MoneyCase, type Off } from '@tests/support/money-table';
import { pricedLine } from '../cart/cart-review';
import { minorUnits } from '../money/money';
import { orderTotal, type PricedOrder } from './order-total';

/** An order in the form that the product's functions take. */
function asked(moneyCase: MoneyCase): PricedOrder {
  const rates = {
    delivery_charge_type: moneyCase.rates.fixed === null ? 'distance' : 'fixed',
    fixed_shipping_charge: (moneyCase.rates.fixed ?? 0) / 100,
    per_km_shipping_charge: moneyCase.rates.per_km / 100,
    minimum_shipping_charge: moneyCase.rates.min / 100,
    maximum_shipping_charge: moneyCase.rates.max / 100,
  };
  const { store_off, coupon, free, surge } = moneyCase;
  return {
    lines: moneyCase.lines.map(({ price, quantity, off, add_ons }) => ({
      item: off ? toDiscount(off) : {},
      unit_price: price / 100,
      quantity,
      add_ons: add_ons.map((one) => ({ price: one.price / 100, quantity: one.quantity })),
    })),
    order: {
      ...{ order_type: moneyCase.order_type, distance_km: moneyCase.km, extra_charge: moneyCase.km >= 8 ? 2 : 0 },
      ...{ dm_tips: moneyCase.tip / 100, extra_packaging: moneyCase.packaging > 0 },
    },
    store: {
      ...(moneyCase.self_delivery ? rates : {}),
      ...{
        self_delivery_system: moneyCase.self_delivery,
        free_delivery: free === 'store',
        tax: moneyCase.tax.rate / 100,
      },
      discount: store_off && {
        ...{ discount: store_off.rate / 100, min_purchase: store_off.min / 100, max_discount: store_off.cap / 100 },
      },
      ...{ extra_packaging_status: moneyCase.packaging > 0, extra_packaging_amount: moneyCase.packaging / 100 },
    },
    zone: {
      ...(moneyCase.self_delivery ? {} : rates),
      increased_delivery_fee_status: surge !== null,
      increased_delivery_fee: (surge?.value ?? 0) / 100,
      increased_delivery_fee_type: surge?.kind,
    },
    config: {
      system_tax_include_status: moneyCase.tax.included,
      ...{ additional_charge_status: moneyCase.additional > 0, additional_charge: moneyCase.additional / 100 },
      admin_free_delivery: {
        status: free === 'all' || typeof free === 'number',
        type: free === 'all' ? 'free_delivery_to_all_store' : 'free_delivery_by_order_amount',
        free_delivery_over: typeof free === 'number' ? free / 100 : 0,
      },
    },
    coupon: coupon && {
      ...{ coupon_type: coupon.type, ...toDiscount(coupon.off) },
      ...{ min_purchase: coupon.min / 100, max_discount: coupon.cap / 100 },
    },
    now: { date: '2026-03-10', day: 2, minutes: 600 },
  };
}

function toDiscount({ kind, value }: Off) {
  return { discount: value / 100, discount_type: kind };
}

function inCents(moneyCase: MoneyCase) {
  const total = orderTotal(asked(moneyCase));
  const names = Object.keys(reckoned(moneyCase)) as (keyof ReturnType<typeof reckoned>)[];
  return Object.fromEntries(names.map((name) => [name, minorUnits(total[name], 2)]));
}

describe('[PRICE-14] totals, compared with an independent calculation', () => {
  it.each(BY_HAND)('$name costs %d cents: %s', (order, total) => {
    expect(reckoned(order).total).toBe(total);
    expect(inCents(order).total).toBe(total);
  });

  it.each(MONEY_CASES)('every row of order $name', (order) => {
    expect(inCents(order)).toEqual(reckoned(order));
  });

  it('the cases cover every kind of discount, coupon, fee, tax and extra often', () => {
    const many = (of: (drawn: MoneyCase) => boolean) => MONEY_CASES.filter(of).length;
    expect(MONEY_CASES.length).toBeGreaterThanOrEqual(150);
    for (const type of ['default', 'zone_wise', 'store_wise', 'free_delivery'] as const) {
      expect(many(({ coupon }) => coupon?.type === type)).toBeGreaterThan(8);
    }
    expect(many((drawn) => drawn.tax.included && drawn.tax.rate > 0)).toBeGreaterThan(30);
    expect(many(({ order_type }) => order_type === 'take_away')).toBeGreaterThan(20);
    expect(many((drawn) => reckoned(drawn).delivery_charge > 0)).toBeGreaterThan(40);
    expect(many(({ surge, self_delivery }) => surge !== null && !self_delivery)).toBeGreaterThan(40);
    expect(many((drawn) => reckoned(drawn).discount > 0)).toBeGreaterThan(60);
  });
});

const off = fc.option(
  fc.record<Off>({ kind: fc.constantFrom('percent', 'amount'), value: fc.integer({ min: 1, max: 9999 }) }),
);
const line = fc.record({
  price: fc.integer({ min: 0, max: 99_999 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  off,
  add_ons: fc.array(fc.record({ price: fc.integer({ min: 0, max: 2000 }), quantity: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 3,
  }),
});
const order = fc
  .record({ from: fc.constantFrom(...MONEY_CASES), lines: fc.array(line, { minLength: 1, maxLength: 5 }) })
  .map(({ from, lines }): MoneyCase => ({ ...from, lines }));

describe('[PRICE-14] random orders', () => {
  it('match the independent calculation, are never negative, and add up', () => {
    fc.assert(
      fc.property(order, (drawn) => {
        const cents = inCents(drawn);
        expect(cents).toEqual(reckoned(drawn));
        for (const part of Object.values(cents)) expect(part).toBeGreaterThanOrEqual(0);
        const { subtotal = 0, discount = 0, coupon_discount = 0, delivery_charge = 0, tax = 0, total } = cents;
        const extras = (cents.dm_tips ?? 0) + (cents.additional_charge ?? 0) + (cents.extra_packaging ?? 0);
        const onTop = drawn.tax.included ? 0 : tax;
        expect(total).toBe(subtotal - discount - coupon_discount + onTop + delivery_charge + extras);
      }),
      { numRuns: 300 },
    );
  });

  it('never get cheaper with one more piece, unless a threshold is crossed', () => {
    fc.assert(
      fc.property(order, (drawn) => {
        // Reaching a minimum or the free-delivery amount may make the larger order the cheaper one.
        const plain = { ...drawn, store_off: null, coupon: null, free: null };
        const [first, ...rest] = plain.lines;
        if (!first) return;
        const more = { ...plain, lines: [{ ...first, quantity: first.quantity + 1 }, ...rest] };
        expect(inCents(more).total ?? 0).toBeGreaterThanOrEqual(inCents(plain).total ?? 0);
      }),
      { numRuns: 300 },
    );
  });

  it('have the same total in the cart’s preview and on the server', () => {
    fc.assert(
      fc.property(order, (drawn) => {
        const wire = drawn.lines.map((one, n) => ({
          ...{ price: one.price / 100, quantity: one.quantity },
          add_on_ids: one.add_ons.map((_addOn, id) => id + 1),
          add_on_qtys: one.add_ons.map(({ quantity }) => quantity),
          item: {
            ...{ id: n + 1, price: one.price / 100, ...(one.off ? toDiscount(one.off) : {}) },
            add_ons: one.add_ons.map(({ price }, id) => ({ id: id + 1, name: 'x', price: price / 100 })),
          },
        }));
        const preview = orderTotal({ ...asked(drawn), lines: wire.map((one) => pricedLine(one, 2)) });
        expect(minorUnits(preview.total, 2)).toBe(reckoned(drawn).total);
      }),
      { numRuns: 200 },
    );
  });
});
