import { describe, expect, it } from 'vitest';
import { couponProblem } from '@/domain/checkout/coupon';
import { readCustomerCoupon } from './coupon.read';

const wire = { id: 4, code: 'NORTH', coupon_type: 'zone_wise', discount: 5, discount_type: 'percent' };
const use = { subtotal: 40, store_id: 7, date: '2026-03-10' };

describe('a coupon of a zone', () => {
  it.each([
    ['a list', { zoneId: [2, 3] }],
    ['a list as text', { zoneId: '["2","3"]' }],
    ['one id', { zoneId: 3 }],
    ['one id as text', { zoneId: '3' }],
    ['this back end', { data: '["2","3"]' }],
  ])('[PRICE-24] [PRICE-28] is for the zones that %s names', (_form, part) => {
    const coupon = readCustomerCoupon({ ...wire, ...part });
    expect(couponProblem(coupon, { ...use, zone_ids: [1, 3] })).toBeNull();
    expect(couponProblem(coupon, { ...use, zone_ids: [1] })).toBe('coupon');
  });

  it('[PRICE-24] without zones is for none', () =>
    expect(readCustomerCoupon(wire)).toMatchObject({ zoneId: [], data: [] }));
});
