import { describe, expect, it } from 'vitest';
import {
  choiceInput,
  parseChoice,
  choiceParams,
  searchFlags,
  withoutOwnFlags,
  narrowings,
  sortOrders,
  toParams,
  defaultSearch,
  widen,
  withKind,
} from './search-choice';

describe('the choice in an address', () => {
  it.each([
    ['nothing', {}, {}],
    ['the other tab', { show: 'stores' }, { kind: 'stores' }],
    ['an order', { sort: 'low' }, { order: 'low' }],
    ['an order that stores do not have', { show: 'stores', sort: 'low' }, { kind: 'stores' }],
    ['flags', { filter: 'organic,veg,nonsense' }, { flags: new Set(['veg', 'organic']) }],
    ['a range of prices', { min: '5', max: '20' }, { min: 5, max: 20 }],
    ['a range that was turned round', { min: '20', max: '5' }, { min: 5, max: 20 }],
    ['no prices at all', { min: '-3', max: 'much' }, {}],
    ['stars', { rating: '4.5' }, { rating: 4.5 }],
    ['stars that are not offered', { rating: '77' }, {}],
    ['ids', { category: '3,x,3,9', brand: '1' }, { category_ids: [3, 9], brand_ids: [1] }],
    ['a repeated part', { rating: ['4', '3'] }, { rating: 4 }],
  ] as const)('says %s', (_what, params, choice) => {
    expect(parseChoice(params)).toEqual({ ...defaultSearch, ...choice });
  });

  it('is written back as short as can be', () => {
    expect(toParams(defaultSearch)).toEqual({});
    const address = { show: 'stores', sort: 'nearby', filter: 'open,veg', rating: '4', category: '3,9' };
    expect(toParams(parseChoice(address))).toEqual(address);
  });
});

describe('what can be chosen', () => {
  it('has an order and flags of its own for each kind', () => {
    expect(sortOrders('items')).toEqual(['relevant', 'popular', 'top_rated', 'low', 'high']);
    expect(sortOrders('stores')).toEqual(['relevant', 'popular', 'top_rated', 'nearby', 'fast_delivery']);
    expect(searchFlags('items')).toEqual(['veg', 'organic', 'halal', 'discounted', 'free_delivery', 'available_now']);
    expect(searchFlags('stores')).toEqual(['open', 'veg', 'halal', 'discounted', 'free_delivery', 'coupon']);
  });

  it('stands in eight parts of an address', () =>
    expect(choiceParams).toEqual(['show', 'sort', 'filter', 'min', 'max', 'rating', 'category', 'brand']));

  it('ignores brands for stores', () =>
    expect(parseChoice({ show: 'stores', brand: '1' })).toEqual({ ...defaultSearch, kind: 'stores' }));

  it.each([
    ['one bound', { min: '20' }, { min: 20, max: null }],
    ['the other', { max: '5' }, { min: null, max: 5 }],
    ['the same twice', { min: '5', max: '5' }, { min: 5, max: 5 }],
    ['whole amounts', { min: '4.6', max: '9.4' }, { min: 5, max: 9 }],
    ['nothing at all', { min: '0', max: '' }, { min: 0, max: null }],
    ['the most that counts', { min: '1000000000', max: '1000000001' }, { min: 1e9, max: null }],
    ['no word', { min: 'Infinity', max: '1e400' }, { min: null, max: null }],
  ])('has prices: %s', (_what, params, prices) => expect(parseChoice(params)).toMatchObject(prices));

  it('has stars of three kinds', () =>
    expect(['3', '4', '4.5', '5', '2'].map((rating) => parseChoice({ rating }).rating)).toEqual([3, 4, 4.5, 0, 0]));

  it('has at most twenty entries per list', () =>
    expect(parseChoice({ category: Array.from({ length: 30 }, (_, n) => n + 1).join() }).category_ids).toHaveLength(
      20,
    ));

  it('is read from the first of repeated parts, and from none', () => {
    expect(parseChoice({ show: ['stores', 'items'], sort: [] })).toEqual({ ...defaultSearch, kind: 'stores' });
    expect(parseChoice({ show: undefined })).toEqual(defaultSearch);
  });

  it('is written completely', () => {
    const all = { sort: 'high', filter: 'veg,halal', min: '2', max: '9', rating: '3', category: '3,9', brand: '8,1' };
    expect(toParams(parseChoice(all))).toEqual(all);
    expect(toParams(parseChoice({ min: '0' }))).toEqual({ min: '0' });
  });
});

describe('a choice', () => {
  const choice = parseChoice({ sort: 'low', filter: 'veg,organic', min: '2', rating: '4', category: '3', brand: '8' });

  it('keeps the filters that both tabs have', () => {
    const kept = { kind: 'stores', flags: new Set(['veg']), rating: 4, category_ids: [3] };
    expect(withKind(choice, 'stores')).toEqual({ ...defaultSearch, ...kept });
    expect(withKind(choice, 'items')).toEqual(choice);
    expect(withKind(parseChoice({ show: 'stores', filter: 'open,veg', max: '9' }), 'items')).toEqual({
      ...defaultSearch,
      flags: new Set(['veg']),
      max: 9,
    });
  });

  it('counts the active filters, and clears them', () => {
    expect(narrowings(choice)).toBe(6);
    expect(narrowings(parseChoice({ max: '9' }))).toBe(1);
    expect(narrowings(parseChoice({ min: '0', max: '9' }))).toBe(1);
    expect(narrowings(parseChoice({ brand: '8' }))).toBe(1);
    expect(narrowings(parseChoice({ rating: '3' }))).toBe(1);
    expect(narrowings(widen(choice))).toBe(0);
    expect(widen(choice)).toMatchObject({ kind: 'items', order: 'low' });
  });

  it('becomes the input of the back end’s call', () => {
    expect(choiceInput(choice)).toEqual({
      type: 'veg',
      filter: '["organic","low"]',
      min_price: 2,
      max_price: 1e9,
      rating_count: 4,
      category_ids: [3],
      brand_ids: [8],
    });
    expect(choiceInput(defaultSearch)).toEqual({});
    expect(choiceInput(parseChoice({ min: '0', max: '9' }))).toEqual({ min_price: 0.01, max_price: 9 });
    expect(choiceInput(parseChoice({ filter: 'veg' }))).toEqual({ type: 'veg' });
    expect(choiceInput(parseChoice({ show: 'stores', sort: 'nearby' }))).toEqual({ filter: '["nearby"]' });
  });
});

it('[beyond §20] other back ends are asked nothing that they do not know', () => {
  const choice = parseChoice({ filter: 'veg,organic,halal,discounted' });
  expect([...withoutOwnFlags(choice).flags]).toEqual(['veg', 'discounted']);
  const plain = parseChoice({ filter: 'veg' });
  expect(withoutOwnFlags(plain)).toBe(plain);
});
