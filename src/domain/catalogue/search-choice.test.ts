import { describe, expect, it } from 'vitest';
import { choiceInput, choiceOf, narrowings, paramsOf, plainChoice, widened, withKind } from './search-choice';

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
    expect(choiceOf(params)).toEqual({ ...plainChoice, ...choice });
  });

  it('is written back as short as can be', () => {
    expect(paramsOf(plainChoice)).toEqual({});
    const address = { show: 'stores', sort: 'nearby', filter: 'open,veg', rating: '4', category: '3,9' };
    expect(paramsOf(choiceOf(address))).toEqual(address);
  });
});

describe('a choice', () => {
  const choice = choiceOf({ sort: 'low', filter: 'veg,organic', min: '2', rating: '4', category: '3', brand: '8' });

  it('keeps on the other tab what both know', () => {
    const kept = { kind: 'stores', flags: new Set(['veg']), rating: 4, category_ids: [3] };
    expect(withKind(choice, 'stores')).toEqual({ ...plainChoice, ...kept });
  });

  it('counts what narrows, and forgets it', () => {
    expect(narrowings(choice)).toBe(6);
    expect(narrowings(widened(choice))).toBe(0);
    expect(widened(choice)).toMatchObject({ kind: 'items', order: 'low' });
  });

  it('asks the back end in its own words', () => {
    expect(choiceInput(choice)).toEqual({
      type: 'veg',
      filter: '["organic","low"]',
      min_price: 2,
      rating_count: 4,
      category_ids: [3],
      brand_ids: [8],
    });
    expect(choiceInput(plainChoice)).toEqual({});
  });
});
