import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BY_HAND, MONEY_CASES, reckoned, type MoneyCase, type Off } from '@tests/support/money-table';
import { pricedLine } from '../cart/cart-review';
import { minorUnits } from '../money/money';
import { orderTotal, type PricedOrder } from './order-total';

/** A case as the product is asked it. */
function asked(it: MoneyCase): PricedOrder {
  const rates = {
    delivery_charge_type: it.rates.fixed === null ? 'distance' : 'fixed',
    fixed_shipping_charge: (it.rates.fixed ?? 0) / 100,
    per_km_shipping_charge: it.rates.per_km / 100,
    minimum_shipping_charge: it.rates.min / 100,
    maximum_shipping_charge: it.rates.max / 100,
  };
  const { store_off, coupon, free, surge } = it;
  return {
    lines: it.lines.map(({ price, quantity, off, add_ons }) => ({
      item: off ? offOf(off) : {},
      unit_price: price / 100,
      quantity,
      add_ons: add_ons.map((one) => ({ price: one.price / 100, quantity: one.quantity })),
    })),
    order: {
      ...{ order_type: it.order_type, distance_km: it.km, extra_charge: it.km >= 8 ? 2 : 0 },
      ...{ dm_tips: it.tip / 100, extra_packaging: it.packaging > 0 },
    },
    store: {
      ...(it.self_delivery ? rates : {}),
      ...{ self_delivery_system: it.self_delivery, free_delivery: free === 'store', tax: it.tax.rate / 100 },
      discount: store_off && {
        ...{ discount: store_off.rate / 100, min_purchase: store_off.min / 100, max_discount: store_off.cap / 100 },
      },
      ...{ extra_packaging_status: it.packaging > 0, extra_packaging_amount: it.packaging / 100 },
    },
    zone: {
      ...(it.self_delivery ? {} : rates),
      increased_delivery_fee_status: surge !== null,
      increased_delivery_fee: (surge?.value ?? 0) / 100,
      increased_delivery_fee_type: surge?.kind,
    },
    config: {
      system_tax_include_status: it.tax.included,
      ...{ additional_charge_status: it.additional > 0, additional_charge: it.additional / 100 },
      admin_free_delivery: {
        status: free === 'all' || typeof free === 'number',
        type: free === 'all' ? 'free_delivery_to_all_store' : 'free_delivery_by_order_amount',
        free_delivery_over: typeof free === 'number' ? free / 100 : 0,
      },
    },
    coupon: coupon && {
      ...{ coupon_type: coupon.type, ...offOf(coupon.off) },
      ...{ min_purchase: coupon.min / 100, max_discount: coupon.cap / 100 },
    },
    now: { date: '2026-03-10', day: 2, minutes: 600 },
  };
}

function offOf({ kind, value }: Off) {
  return { discount: value / 100, discount_type: kind };
}

function inCents(it: MoneyCase) {
  const total = orderTotal(asked(it));
  const names = Object.keys(reckoned(it)) as (keyof ReturnType<typeof reckoned>)[];
  return Object.fromEntries(names.map((name) => [name, minorUnits(total[name], 2)]));
}

describe('[PRICE-14] money, against a reckoning of its own', () => {
  it.each(BY_HAND)('$name costs %d cents: %s', (order, total) => {
    expect(reckoned(order).total).toBe(total);
    expect(inCents(order).total).toBe(total);
  });

  it.each(MONEY_CASES)('every row of order $name', (order) => {
    expect(inCents(order)).toEqual(reckoned(order));
  });

  it('meets every kind of discount, coupon, fee, tax and extra often', () => {
    const many = (of: (it: MoneyCase) => boolean) => MONEY_CASES.filter(of).length;
    expect(MONEY_CASES.length).toBeGreaterThanOrEqual(150);
    for (const type of ['default', 'zone_wise', 'store_wise', 'free_delivery'] as const) {
      expect(many(({ coupon }) => coupon?.type === type)).toBeGreaterThan(8);
    }
    expect(many((it) => it.tax.included && it.tax.rate > 0)).toBeGreaterThan(30);
    expect(many(({ order_type }) => order_type === 'take_away')).toBeGreaterThan(20);
    expect(many((it) => reckoned(it).delivery_charge > 0)).toBeGreaterThan(40);
    expect(many(({ surge, self_delivery }) => surge !== null && !self_delivery)).toBeGreaterThan(40);
    expect(many((it) => reckoned(it).discount > 0)).toBeGreaterThan(60);
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

describe('[PRICE-14] whatever is ordered', () => {
  it('costs what the other reckoning says, never less than nothing, and its parts add up', () => {
    fc.assert(
      fc.property(order, (it) => {
        const cents = inCents(it);
        expect(cents).toEqual(reckoned(it));
        for (const part of Object.values(cents)) expect(part).toBeGreaterThanOrEqual(0);
        const { subtotal = 0, discount = 0, coupon_discount = 0, delivery_charge = 0, tax = 0, total } = cents;
        const extras = (cents.dm_tips ?? 0) + (cents.additional_charge ?? 0) + (cents.extra_packaging ?? 0);
        const onTop = it.tax.included ? 0 : tax;
        expect(total).toBe(subtotal - discount - coupon_discount + onTop + delivery_charge + extras);
      }),
      { numRuns: 300 },
    );
  });

  it('never costs less for one piece more, where no threshold is crossed', () => {
    fc.assert(
      fc.property(order, (it) => {
        // Reaching a minimum or an amount for free delivery may make the larger order the cheaper one.
        const plain = { ...it, store_off: null, coupon: null, free: null };
        const [first, ...rest] = plain.lines;
        if (!first) return;
        const more = { ...plain, lines: [{ ...first, quantity: first.quantity + 1 }, ...rest] };
        expect(inCents(more).total ?? 0).toBeGreaterThanOrEqual(inCents(plain).total ?? 0);
      }),
      { numRuns: 300 },
    );
  });

  it('is previewed from the lines of the cart at what the server charges', () => {
    fc.assert(
      fc.property(order, (it) => {
        const wire = it.lines.map((one, n) => ({
          ...{ price: one.price / 100, quantity: one.quantity },
          add_on_ids: one.add_ons.map((_addOn, id) => id + 1),
          add_on_qtys: one.add_ons.map(({ quantity }) => quantity),
          item: {
            ...{ id: n + 1, price: one.price / 100, ...(one.off ? offOf(one.off) : {}) },
            add_ons: one.add_ons.map(({ price }, id) => ({ id: id + 1, name: 'x', price: price / 100 })),
          },
        }));
        const preview = orderTotal({ ...asked(it), lines: wire.map((one) => pricedLine(one)) });
        expect(minorUnits(preview.total, 2)).toBe(reckoned(it).total);
      }),
      { numRuns: 200 },
    );
  });
});
