import { describe, expect, it } from 'vitest';
import { isHalal, itemBadges, vegMark, type BadgedItem } from './item-badges';

const vegOn = { toggle_veg_non_veg: true };
const kinds = (item: BadgedItem, config = vegOn) => itemBadges({ price: 10, ...item }, config).map(({ kind }) => kind);

describe('itemBadges', () => {
  it.each<[rule: string, item: BadgedItem, expected: string[]]>([
    ['[HOME-10] shows Recommend when recommended is 1', { recommended: 1 }, ['recommend']],
    ['[HOME-11] shows Organic when organic is 1', { organic: 1 }, ['organic']],
    ['[HOME-12] shows the veg mark', { veg: 1, module_type: 'food' }, ['veg']],
    ['[HOME-12] shows the non-veg mark', { veg: 0, module_type: 'food' }, ['non_veg']],
    ['[HOME-12] shows no mark outside food', { veg: 0, module_type: 'grocery' }, []],
    ['[HOME-13] shows halal when both flags apply', { is_halal: 1, halal_tag_status: 1 }, ['halal']],
    ['[HOME-13] shows no halal tag when the tag is off', { is_halal: 1, halal_tag_status: 0 }, []],
    ['[PRICE-01] shows the winning discount', { discount: 10, discount_type: 'percent' }, ['discount']],
    ['shows nothing for 0', { recommended: 0, organic: 0, discount: 0 }, []],
  ])('%s', (_rule, item, expected) => expect(kinds(item)).toEqual(expected));

  it('[HOME-12] shows no mark while toggle_veg_non_veg is off', () =>
    expect(kinds({ veg: 1 }, { toggle_veg_non_veg: false })).toEqual([]));
  it('[PRICE-01] says how large the discount is', () =>
    expect(itemBadges({ price: 10, discount: 5, store_discount: 20 }, {})).toEqual([
      { kind: 'discount', discount: 20, discount_type: 'percent' },
    ]));
});

describe('vegMark', () => {
  it('[ITEM-07] shows when toggle_veg_non_veg is on', () => expect(vegMark({ veg: 1 }, vegOn)).toBe('veg'));
  it('[ITEM-07] is missing where the item does not say', () => expect(vegMark({}, vegOn)).toBeNull());
});

describe('isHalal', () => {
  it('[ITEM-08] needs the tag of the store', () => expect(isHalal({ is_halal: 1 })).toBe(false));
});
