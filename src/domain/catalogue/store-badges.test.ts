import { describe, expect, it } from 'vitest';
import { storeBadges, type BadgedStore } from './store-badges';

const now = { date: '2026-11-21', day: 6, minutes: 600 };
const offer = { discount: 20, discount_type: 'percent', start_date: '2026-11-01', end_date: '2026-11-30' };

describe('storeBadges', () => {
  it.each([
    [
      '[PRICE-33] an amount as it is, up to its cap',
      { discount: 9, discount_type: 'amount', max_discount: 5 },
      5,
      'amount',
    ],
    ['[PRICE-31] a share as one', { discount: 9, discount_type: 'percent' }, 9, 'percent'],
    ['[PRICE-31] whatever is no amount is a share', { discount: 9, discount_type: null }, 9, 'percent'],
  ])('tells %s', (_rule, discount, value, discount_type) =>
    expect(storeBadges({ discount }, now)).toEqual([{ kind: 'discount', discount: value, discount_type }]),
  );

  it.each<[rule: string, kinds: string[], store: BadgedStore]>([
    ['shows nothing for an ordinary store', [], { created_at: '2025-01-01T00:00:00Z', veg: 1, non_veg: 1 }],
    ['[PRICE-32] shows a discount that runs', ['discount'], { discount: offer }],
    ['[PRICE-32] shows no discount that has ended', [], { discount: { ...offer, end_date: '2026-11-20' } }],
    ['calls a store of this month new', ['new'], { created_at: '2026-11-02T10:00:00Z' }],
    ['calls a store of 30 days no longer new', [], { created_at: '2026-10-22T10:00:00Z' }],
    ['tells a vegetarian kitchen', ['veg_kitchen'], { module_type: 'food', veg: 1, non_veg: 0 }],
    ['tells it of kitchens only', [], { module_type: 'grocery', veg: 1, non_veg: 0 }],
    ['[PRICE-31] shows no discount of 0', [], { discount: { ...offer, discount: 0 } }],
    ['calls a store of the 29th day new', ['new'], { created_at: '2026-10-23T23:00:00Z' }],
    ['tells no vegetarian kitchen that cooks meat, too', [], { module_type: 'food', veg: 1, non_veg: 1 }],
    ['tells no vegetarian kitchen that cooks nothing without meat', [], { module_type: 'food', veg: 0, non_veg: 0 }],
    ['puts the discount first', ['discount', 'new'], { discount: offer, created_at: '2026-11-20' }],
  ])('%s', (_rule, kinds, store) => {
    expect(storeBadges(store, now).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('takes the back end at its word before the time is known', () => {
    expect(storeBadges({ discount: offer, created_at: '2026-11-20' }, null)).toEqual([
      { kind: 'discount', discount: 20, discount_type: 'percent' },
    ]);
  });
});
