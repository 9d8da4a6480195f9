import { describe, expect, it } from 'vitest';
import { promisedDiscount, storeDiscount, type StoreDiscount } from './store-discount';

const offer: StoreDiscount = {
  discount: 10,
  discount_type: 'percent',
  min_purchase: 50,
  max_discount: 8,
  start_date: '2026-03-01',
  start_time: '10:00:00',
  end_date: '2026-03-05',
  end_time: '18:00:00',
};
const on = (date: string, minutes: number) => ({ date, day: 0, minutes });
const running = on('2026-03-03', 60);

describe('storeDiscount', () => {
  it.each<[rule: string, discount: number, change: Partial<StoreDiscount>, subtotal: number, now?: typeof running]>([
    ['[PRICE-31] is its percentage of the order', 6, {}, 60],
    ['[PRICE-31] is its amount', 5, { discount: 5, discount_type: 'amount' }, 60],
    ['[PRICE-32] applies from min_purchase on', 5, {}, 50],
    ['[PRICE-32] does not apply below min_purchase', 0, {}, 49.99],
    ['[PRICE-32] applies until its end date and time', 6, {}, 60, on('2026-03-05', 18 * 60 - 1)],
    ['[PRICE-32] has ended at its end date and time', 0, {}, 60, on('2026-03-05', 18 * 60)],
    ['[PRICE-32] lasts the whole end date without a time', 6, { end_time: null }, 60, on('2026-03-05', 1439)],
    ['[PRICE-32] has ended on the next date', 0, { end_time: null }, 60, on('2026-03-06', 0)],
    ['[PRICE-32] begins at its start', 6, {}, 60, on('2026-03-01', 600)],
    ['[PRICE-32] begins with the day without a time', 6, { start_time: null }, 60, on('2026-03-01', 0)],
    ['[PRICE-32] tells ten in the morning from nine', 0, { start_time: '09:30:00' }, 60, on('2026-03-01', 9 * 60)],
    ['[PRICE-32] reads dates that carry a time', 6, { end_date: '2026-03-05T00:00:00Z' }, 60, on('2026-03-05', 60)],
    ['[PRICE-31] is a percentage unless it says amount', 6, { discount_type: null }, 60],
    ['[PRICE-31] never adds anything', 0, { discount: -5, discount_type: 'amount' }, 60],
    ['[PRICE-32] has not begun before its start', 0, {}, 60, on('2026-03-01', 599)],
    ['[PRICE-32] runs for good without dates', 6, { start_date: null, end_date: null }, 60],
    ['[PRICE-33] is capped at max_discount', 8, {}, 200],
    ['[PRICE-33] has no cap when that is 0', 20, { max_discount: 0 }, 200],
    ['[PRICE-33] is capped when it is an amount, too', 8, { discount: 500, discount_type: 'amount' }, 60],
    ['[PRICE-33] is its amount below the cap', 7.5, { discount: 7.5, discount_type: 'amount' }, 60],
    [
      '[PRICE-33] never takes off more than there is',
      60,
      { discount: 500, discount_type: 'amount', max_discount: 0 },
      60,
    ],
  ])('%s', (_rule, discount, change, subtotal, now = running) =>
    expect(storeDiscount({ ...offer, ...change }, subtotal, now, 2)).toBe(discount),
  );
  it('[PRICE-31] is nothing without one', () => expect(storeDiscount(null, 100, running, 2)).toBe(0));
});

describe('[PRICE-33] promisedDiscount', () => {
  it.each<[what: string, promised: number, offer: StoreDiscount]>([
    ['an amount', 5, { discount: 5, discount_type: 'amount', max_discount: 8 }],
    ['no more than the cap', 8, { discount: 10, discount_type: 'amount', max_discount: 8 }],
    ['nothing of nothing', 0, { discount: null, discount_type: 'amount', max_discount: 8 }],
    ['an amount without a cap', 10, { discount: 10, discount_type: 'amount', max_discount: 0 }],
    ['a percentage, whose cap is an amount', 20, { discount: 20, discount_type: 'percent', max_discount: 8 }],
  ])('is %s', (_what, promised, one) => expect(promisedDiscount(one)).toBe(promised));
});
