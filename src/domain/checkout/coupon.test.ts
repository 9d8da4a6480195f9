import { describe, expect, it } from 'vitest';
import {
  couponDiscount,
  couponFreesDelivery,
  couponProblem,
  isCouponOfferedAt,
  isCouponOfUse,
  type Coupon,
  type CouponUse,
} from './coupon';

const coupon: Coupon = {
  coupon_type: 'default',
  discount: 20,
  discount_type: 'percent',
  min_purchase: 30,
  max_discount: 10,
  start_date: '2026-03-01',
  expire_date: '2026-03-31',
  limit: 2,
  customer_id: '["all"]',
};
const use: CouponUse = { subtotal: 40, zone_ids: [1, 3], store_id: 7, date: '2026-03-10', customer_id: 5, uses: 0 };

describe('couponProblem', () => {
  it.each<[rule: string, problem: string | null, change: Partial<Coupon>, order?: Partial<CouponUse>]>([
    ['[PRICE-25] applies', null, {}],
    ['[PRICE-26] applies from min_purchase on', null, {}, { subtotal: 30 }],
    ['[PRICE-26] needs min_purchase', 'coupon_min_purchase', {}, { subtotal: 29.99 }],
    ['[PRICE-28] zone_wise needs a matching zone', 'coupon', { coupon_type: 'zone_wise', data: '["2"]' }],
    ['[PRICE-28] zone_wise applies in its zone', null, { coupon_type: 'zone_wise', data: '["2","3"]' }],
    ['[PRICE-28] zone_wise reads zoneId, too', null, { coupon_type: 'zone_wise', zoneId: 1 }],
    ['[PRICE-29] store_wise needs a matching store', 'coupon', { coupon_type: 'store_wise', data: '[8]' }],
    ['[PRICE-29] store_wise applies in its store', null, { coupon_type: 'store_wise', data: '[7]' }],
    [
      '[PRICE-29] store_wise of a list has the name in data',
      null,
      { coupon_type: 'store_wise', data: 'Store 24', store_id: 7 },
    ],
    ['[PRICE-25] lasts its expiry date', null, {}, { date: '2026-03-31' }],
    ['[PRICE-25] expires after it', 'coupon_expired', {}, { date: '2026-04-01' }],
    ['[PRICE-25] has not begun before its first date', 'coupon_not_begun', {}, { date: '2026-02-28' }],
    ['[PRICE-25] reads a first date with a time', null, { start_date: '2026-03-10 12:00:00' }],
    ['[PRICE-25] lasts the whole of an expiry date with a time', null, { expire_date: '2026-03-10T00:00:00Z' }],
    ['[PRICE-25] has no dates where none are given', null, { start_date: null, expire_date: null }],
    [
      '[PRICE-25] tells that it has not begun before anything else',
      'coupon_not_begun',
      { start_date: '2026-04-01', expire_date: '2026-03-01' },
    ],
    ['[PRICE-25] is used up at 0 for all', 'coupon_used_up', { total_limit: 0, total_uses: 0 }],
    ['[PRICE-25] may be used once more below the own limit', null, {}, { uses: 1 }],
    [
      '[PRICE-25] tells the limit of all before the own',
      'coupon_used_up',
      { total_limit: 5, total_uses: 5 },
      { uses: 2 },
    ],
    ['[PRICE-25] of others is for no guest', 'coupon', { customer_id: '["6"]' }, { customer_id: null }],
    [
      '[PRICE-29] store_wise of a store is not for another',
      'coupon',
      { coupon_type: 'store_wise', store_id: 8, data: '[7]' },
    ],
    ['[PRICE-25] has a limit for all together', 'coupon_used_up', { total_limit: 5, total_uses: 5 }],
    ['[PRICE-25] may be used up to that limit', null, { total_limit: 5, total_uses: 4 }],
    ['[PRICE-25] has no limit for all without one', null, { total_limit: null, total_uses: 99 }],
    ['[PRICE-25] has a limit for each customer', 'coupon_limit', {}, { uses: 2 }],
    ['[PRICE-25] has no limit at 0', null, { limit: 0 }, { uses: 9 }],
    ['[PRICE-25] may be for others', 'coupon', { customer_id: '["6"]' }],
    ['[PRICE-25] may be for this customer', null, { customer_id: '["5"]' }],
    ['[PRICE-25] may be for the first order only', 'coupon', { coupon_type: 'first_order' }],
    ['[PRICE-25] is for the first order', null, { coupon_type: 'first_order' }, { is_first_order: true }],
  ])('%s', (_rule, problem, change, order = {}) =>
    expect(couponProblem({ ...coupon, ...change }, { ...use, ...order })).toBe(problem),
  );
});

describe('couponDiscount', () => {
  it.each<[rule: string, discount: number, change: Partial<Coupon>, amounts?: { subtotal: number; amount: number }]>([
    ['[PRICE-24] is its percentage', 8, {}],
    ['[PRICE-24] is its amount', 5, { discount: 5, discount_type: 'amount' }],
    ['[PRICE-24] is taken from what the discount left', 6, {}, { subtotal: 40, amount: 30 }],
    ['[PRICE-27] is capped by max_discount', 10, {}, { subtotal: 400, amount: 400 }],
    ['[PRICE-27] has no cap at 0', 80, { max_discount: 0 }, { subtotal: 400, amount: 400 }],
    ['[PRICE-27] caps percentages only', 15, { discount: 15, discount_type: 'amount' }],
    ['[PRICE-30] is nothing for free_delivery', 0, { coupon_type: 'free_delivery' }],
    ['[PRICE-26] is nothing below min_purchase', 0, {}, { subtotal: 29, amount: 29 }],
    ['never takes off more than there is', 40, { discount: 90, discount_type: 'amount' }],
  ])('%s', (_rule, discount, change, amounts = { subtotal: 40, amount: 40 }) =>
    expect(couponDiscount({ ...coupon, ...change }, amounts, 2)).toBe(discount),
  );
});

describe('couponFreesDelivery', () => {
  const free = { ...coupon, coupon_type: 'free_delivery' };
  it('[PRICE-30] frees the delivery', () => expect(couponFreesDelivery(free, 30)).toBe(true));
  it('[PRICE-26] needs min_purchase for it', () => expect(couponFreesDelivery(free, 29)).toBe(false));
  it('[PRICE-30] others do not', () =>
    expect([coupon, null].map((one) => couponFreesDelivery(one, 99))).toEqual([false, false]));
});

describe('isCouponOfUse', () => {
  it.each([
    ['what takes something off', { coupon_discount: 1, free_delivery_by: null }, true],
    ['what frees the delivery', { coupon_discount: 0, free_delivery_by: 'coupon' }, true],
    ['nothing where the store frees it anyway', { coupon_discount: 0, free_delivery_by: 'vendor' }, false],
    ['nothing without any effect', { coupon_discount: 0, free_delivery_by: null }, false],
  ])('[PRICE-30] uses up %s', (_what, total, isOfUse) => expect(isCouponOfUse(total)).toBe(isOfUse));
});

describe('isCouponOfferedAt', () => {
  it.each<[rule: string, isOffered: boolean, change: Partial<Coupon>]>([
    ['offers a coupon for everything', true, {}],
    ['offers a store its own', true, { store_id: 7 }],
    ['keeps that of another store', false, { store_id: 8 }],
    ['offers one for stores that are named', true, { coupon_type: 'store_wise', data: [2, 7] }],
    ['keeps one for other stores', false, { coupon_type: 'store_wise', data: [2] }],
    ['offers one for stores of which only the name is known', true, { coupon_type: 'store_wise', data: [] }],
    ['does not take zones for stores', true, { coupon_type: 'zone_wise', data: [2] }],
  ])('[PRICE-29] %s', (_rule, isOffered, change) => {
    expect(isCouponOfferedAt(7, { ...coupon, ...change })).toBe(isOffered);
  });
});
