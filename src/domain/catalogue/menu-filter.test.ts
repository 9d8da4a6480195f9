import { describe, expect, it } from 'vitest';
import { isOnNarrowedMenu, offeredMenuFilters, readMenuFilters, type MenuFilter } from './menu-filter';

const on = { toggle_veg_non_veg: 1 };
const falafel = { module_type: 'food', price: 5, veg: 1, is_halal: 1, halal_tag_status: 1, organic: 0, discount: 0 };
const kebab = { ...falafel, veg: 0, discount: 10, discount_type: 'percent' };
const unsaid = { module_type: 'food', price: 5 };

describe('the filters of a menu', () => {
  it.each<[string, object[], object, MenuFilter[]]>([
    ['that some items meet are offered', [falafel, kebab, unsaid], on, ['veg', 'halal', 'discounted']],
    ['that all meet are not', [falafel, kebab], on, ['veg', 'discounted']],
    ['that none meets are not', [unsaid], on, []],
    ['leave vegetarian out where the market does not tell', [falafel, kebab], {}, ['discounted']],
    ['of other shops know no vegetarian', [{ ...falafel, module_type: 'grocery' }, unsaid], on, ['halal']],
  ])('%s', (_rule, items, config, filters) => expect(offeredMenuFilters(items, config)).toEqual(filters));

  it.each<[string, object, MenuFilter[], boolean]>([
    ['nothing chosen leaves everything', unsaid, [], true],
    ['all that is chosen must be true', falafel, ['veg', 'halal'], true],
    ['one that is not is enough', kebab, ['veg', 'halal'], false],
    ['what does not say so is left out', unsaid, ['veg'], false],
    ['halal needs the store’s mark, too', { ...falafel, halal_tag_status: 0 }, ['halal'], false],
    ['an organic one', { ...unsaid, organic: 1 }, ['organic'], true],
    ['a cheaper one', kebab, ['discounted'], true],
  ])('%s', (_rule, item, chosen, stays) => expect(isOnNarrowedMenu(item, chosen, on)).toBe(stays));

  it.each<[string | null, MenuFilter[]]>([
    [null, []],
    ['', []],
    ['halal,veg', ['veg', 'halal']],
    ['veg,cheap,veg', ['veg']],
  ])('are read from %j', (kept, filters) => expect(readMenuFilters(kept)).toEqual(filters));
});
