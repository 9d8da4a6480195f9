import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../money/money';
import { orderTotal, reductions, type OrderTotal, type PricedOrder } from './order-total';

const now = { date: '2026-03-02', day: 1, minutes: 720 };
type Change = {
  [Part in keyof PricedOrder]?: PricedOrder[Part] extends readonly unknown[]
    ? PricedOrder[Part]
    : Partial<PricedOrder[Part]> | null;
};

/** Two pizzas for 10 with cheese for 1 each, three kilometres away, with some fields replaced. */
function change({ lines, order, store, zone, config, coupon, customer }: Change = {}): PricedOrder {
  return {
    lines: lines ?? [{ item: {}, unit_price: 10, quantity: 2, add_ons: [{ price: 1, quantity: 2 }] }],
    order: { order_type: 'delivery', distance_km: 3, ...order },
    store: { tax: 10, ...store },
    zone: { per_km_shipping_charge: 1, ...zone },
    config: { tax_included: 0, ...config },
    coupon: coupon ? { coupon_type: 'default', ...coupon } : null,
    customer: customer ?? null,
    now,
  };
}

const tenPercentOff = [{ item: { discount: 10, discount_type: 'percent' }, unit_price: 10, quantity: 2 }];

describe('orderTotal', () => {
  it.each<[rule: string, rows: Partial<OrderTotal>, change: Change]>([
    [
      '[PRICE-23] is items, add-ons, tax on top and delivery',
      { subtotal: 22, discount: 0, tax: 2.2, tax_status: 'excluded', delivery_charge: 3, total: 27.2 },
      {},
    ],
    [
      '[PRICE-22] does not add an included tax',
      { tax: 2, tax_status: 'included', total: 25 },
      { config: { tax_included: 1 } },
    ],
    [
      "[PRICE-01] takes the items' discounts off",
      { subtotal: 20, discount: 2, tax: 1.8, total: 22.8 },
      { lines: tenPercentOff },
    ],
    [
      "[PRICE-31] takes the store's discount off the order",
      { discount: 5.5, total: 21.15 },
      { store: { tax: 10, discount: { discount: 25 } } },
    ],
    [
      '[PRICE-01] never takes both',
      { discount: 5, total: 19.5 },
      { lines: tenPercentOff, store: { tax: 10, discount: { discount: 25 } } },
    ],
    [
      '[PRICE-24] takes the coupon off what is left',
      { discount: 2, coupon_discount: 9, tax: 0.9, total: 12.9 },
      { lines: tenPercentOff, coupon: { discount: 50 } },
    ],
    [
      '[PRICE-26] compares the coupon with the subtotal',
      { coupon_discount: 0 },
      { coupon: { discount: 50, min_purchase: 22.01 } },
    ],
    [
      '[WALLET-01] takes the referral discount off after the coupon',
      { referral_discount: 2.2, total: 24.78 },
      { customer: { is_valid_for_discount: true, discount_amount: 10, discount_amount_type: 'percentage' } },
    ],
    [
      '[PRICE-30] frees the delivery with a coupon',
      { coupon_discount: 0, delivery_charge: 0, original_delivery_charge: 3, free_delivery_by: 'coupon', total: 24.2 },
      { coupon: { coupon_type: 'free_delivery' } },
    ],
    [
      '[PRICE-16] frees the delivery from an amount after all discounts',
      { delivery_charge: 3 },
      { lines: tenPercentOff, config: { free_delivery_over: 20 } },
    ],
    [
      '[PRICE-16] frees no delivery by what a coupon takes off again',
      { coupon_discount: 2.2, delivery_charge: 3, free_delivery_by: null },
      { coupon: { discount: 10 }, config: { free_delivery_over: 20 } },
    ],
    [
      '[PRICE-16] frees the delivery where the coupon leaves as much',
      { coupon_discount: 2, delivery_charge: 0, original_delivery_charge: 3, free_delivery_by: 'admin' },
      { coupon: { discount: 2, discount_type: 'amount' }, config: { free_delivery_over: 20 } },
    ],
    [
      '[PRICE-18] has no delivery and no tip for take-away',
      { delivery_charge: 0, dm_tips: 0, total: 24.2 },
      { order: { order_type: 'take_away', dm_tips: 4 } },
    ],
    [
      '[PRICE-21] adds tip, additional charge and packaging last',
      { dm_tips: 4, additional_charge: 1.5, extra_packaging: 0.5, tax: 2.2, total: 33.2 },
      {
        order: { dm_tips: 4, extra_packaging: true },
        store: { tax: 10, extra_packaging_status: true, extra_packaging_amount: 0.5 },
        config: { additional_charge_status: 1, additional_charge: 1.5 },
      },
    ],
    [
      'adds no packaging that nobody asked for',
      { extra_packaging: 0 },
      { store: { extra_packaging_status: true, extra_packaging_amount: 0.5 } },
    ],
    [
      'adds no additional charge while it is off',
      { additional_charge: 0 },
      { config: { additional_charge_status: 0, additional_charge: 1.5 } },
    ],
    [
      '[PRICE-01] is never below 0',
      { coupon_discount: 22, total: 3 },
      { coupon: { discount: 99, discount_type: 'amount' } },
    ],
    [
      '[CONFIG-08] is in the digits of the currency',
      { tax: 2, total: 27 },
      { config: { digit_after_decimal_point: 0 } },
    ],
    ['[CART-02] is only the delivery for nothing', { subtotal: 0, total: 3 }, { lines: [] }],
  ])('%s', (_rule, rows, changed) => expect(orderTotal(change(changed))).toMatchObject(rows));
});

describe('random orders', () => {
  const money = fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100);
  const percent = fc.integer({ min: 0, max: 100 });
  const type = fc.constantFrom('percent', 'amount');
  const line = fc.record({
    item: fc.record({ discount: percent, discount_type: type, store_discount: percent }),
    unit_price: money,
    quantity: fc.integer({ min: 1, max: 9 }),
    add_ons: fc.array(fc.record({ price: money, quantity: fc.integer({ min: 0, max: 4 }) }), { maxLength: 3 }),
  });
  const anyOrder = fc.record({
    lines: fc.array(line, { maxLength: 6 }),
    order: fc.record({
      order_type: fc.constantFrom('delivery', 'take_away'),
      dm_tips: money,
      distance_km: percent,
      extra_packaging: fc.boolean(),
    }),
    store: fc.record({
      tax: percent,
      extra_packaging_status: percent.map((n) => n % 2),
      extra_packaging_amount: money,
      discount: fc.record({ discount: percent, discount_type: type, max_discount: money }),
    }),
    config: fc.record({
      tax_included: fc.constantFrom(0, 1),
      additional_charge_status: fc.constantFrom(0, 1),
      additional_charge: money,
    }),
    coupon: fc.record({ discount: percent, discount_type: type, min_purchase: money }),
    customer: fc.record({ is_valid_for_discount: fc.boolean(), discount_amount: money }),
  });

  it('[PRICE-23] the total is the sum of its shown rows', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const total = orderTotal(change(order));
        const onTop = total.tax_status === 'excluded' ? total.tax : 0;
        const off = [-total.discount, -total.coupon_discount, -total.referral_discount];
        const added = [onTop, total.delivery_charge, total.dm_tips, total.additional_charge, total.extra_packaging];
        expect(sum([total.subtotal, ...off, ...added], 2)).toBe(total.total);
      }),
    );
  });

  it('[PRICE-01] no row is below 0', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const amounts = Object.values(orderTotal(change(order))).filter((row) => typeof row === 'number');
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[PRICE-01] the order of its lines does not matter', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(orderTotal(change({ ...order, lines: order.lines.toReversed() }))).toEqual(orderTotal(change(order)));
      }),
    );
  });

  it('[CART-03] the cart’s total is the sum of the displayed lines', () => {
    const lines = [...tenPercentOff, { item: {}, unit_price: 0.1, quantity: 3 }];
    expect(reductions({ lines, store: {}, now }, 2).base).toBe(18.3);
  });
});
