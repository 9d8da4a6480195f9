import { describe, expect, it } from 'vitest';
import { dietAfter, dietText, readDiet, withDiet } from './kept-diet';
import { defaultSearch, searchFlags, type FoundFlag } from './search-choice';

const choice = (flags: FoundFlag[], kind: 'items' | 'stores' = 'items') => ({
  ...defaultSearch,
  kind,
  flags: new Set(flags),
});

describe('[beyond §20] what somebody eats', () => {
  it('is read from what a menu keeps, and written so', () => {
    expect(readDiet('halal,veg,discounted,cheap')).toEqual(['veg', 'halal']);
    expect(readDiet(null)).toEqual([]);
    expect(dietText(['veg', 'halal'])).toBe('veg,halal');
    expect(dietText([])).toBeNull();
  });

  it('is part of every list that offers it', () => {
    expect([...withDiet(choice(['discounted']), ['veg', 'organic'], searchFlags).flags]).toEqual([
      ...['discounted', 'veg', 'organic'],
    ]);
    expect([...withDiet(choice([], 'stores'), ['veg', 'organic'], searchFlags).flags]).toEqual(['veg']);
    const plain = choice([]);
    expect(withDiet(plain, ['veg'], () => ['discounted'])).toBe(plain);
  });

  it.each<[string, FoundFlag[], FoundFlag[], string[]]>([
    ['is forgotten with its filter', ['veg', 'halal'], ['halal'], ['halal']],
    ['is added with its filter', ['veg'], ['veg', 'organic'], ['veg', 'halal', 'organic']],
    ['is not what a link had chosen', ['veg', 'organic'], ['veg', 'organic', 'discounted'], ['veg', 'halal']],
    ['is forgotten by clearing', ['veg', 'halal'], [], []],
  ])('%s', (_rule, before, after, diet) =>
    expect(dietAfter(['veg', 'halal'], choice(before), choice(after))).toEqual(diet),
  );

  it('stays when the list of stores, which knows less of it, is shown', () => {
    expect(dietAfter(['veg', 'organic'], choice(['veg', 'organic']), choice(['veg'], 'stores'))).toEqual([
      ...['veg', 'organic'],
    ]);
  });
});
