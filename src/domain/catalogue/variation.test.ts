import { describe, expect, it } from 'vitest';
import {
  foodVariation,
  groupBounds,
  groupState,
  variationGroups,
  markedSelection,
  matchedSelection,
  toggleOption,
  variationProblems,
  type FoodGroup,
  type Selection,
} from './variation';

const size: FoodGroup = {
  name: 'Size',
  type: 'single',
  required: 'on',
  values: [
    { label: 'Small', optionPrice: '0' },
    { label: 'Large', optionPrice: '2.50' },
  ],
};
const sauces: FoodGroup = {
  name: 'Sauces',
  type: 'multi',
  required: 'off',
  min: '2',
  max: '3',
  values: ['Mint', 'Garlic', 'Chilli', 'Lemon'].map((label) => ({ label, optionPrice: '0.10' })),
};
const groups = [size, sauces];
/** Selects `[choiceIndex, optionIndex]` pairs. */
const select = (...pairs: [number, number][]): Selection[] =>
  pairs.reduce<Selection[]>(
    (all, [choiceIndex, optionIndex]) => toggleOption(groups, all, { choiceIndex, optionIndex }),
    [],
  );

describe('toggleOption', () => {
  it('[ITEM-14] records the index and the price of an option', () =>
    expect(select([0, 1])).toEqual([{ choiceIndex: 0, optionIndex: 1, label: 'Large', optionPrice: 2.5 }]));
  it('[ITEM-13] a single group has at most one selection', () =>
    expect(select([0, 1], [0, 0]).map(({ label }) => label)).toEqual(['Small']));
  it('[ITEM-15] a required single group keeps its selection', () => expect(select([0, 1], [0, 1])).toHaveLength(1));
  it('[ITEM-13] a multi group can have several selections', () => expect(select([1, 0], [1, 2])).toHaveLength(2));
  it('[ITEM-13] a selection of a multi group can be removed', () =>
    expect(select([1, 0], [1, 2], [1, 0]).map(({ label }) => label)).toEqual(['Chilli']));
  it('[ITEM-13] the selection of an optional single group can be removed', () => {
    const optional = [{ ...size, required: 'off' }];
    const once = toggleOption(optional, [], { choiceIndex: 0, optionIndex: 0 });
    expect(toggleOption(optional, once, { choiceIndex: 0, optionIndex: 0 })).toEqual([]);
  });
  it('does not change the selection for an unknown option', () => expect(select([4, 0], [0, 9])).toEqual([]));
});

describe('variationProblems', () => {
  const problem = (code: string, name: string, min: number, max: number) => ({ code, name, min, max });
  it.each<[rule: string, selected: Selection[], problems: object[]]>([
    ['[ITEM-15] a required group needs a selection', [], [problem('variation_required', 'Size', 1, 1)]],
    ['[ITEM-16] an optional group may stay empty', select([0, 0]), []],
    [
      '[ITEM-16] a multi group needs its minimum',
      select([0, 0], [1, 0]),
      [problem('variation_bounds', 'Sauces', 2, 3)],
    ],
    ['[ITEM-16] a multi group takes a count in between', select([0, 0], [1, 0], [1, 1]), []],
    [
      '[ITEM-16] a multi group has a maximum',
      select([0, 0], [1, 0], [1, 1], [1, 2], [1, 3]),
      [problem('variation_bounds', 'Sauces', 2, 3)],
    ],
  ])('%s', (_rule, selected, problems) => expect(variationProblems(groups, selected)).toEqual(problems));
  it('[ITEM-15] a required multi group needs a selection', () =>
    expect(variationProblems([{ ...sauces, required: 'on' }], [])).toEqual([
      problem('variation_required', 'Sauces', 2, 3),
    ]));
});

describe('groupBounds', () => {
  it('[ITEM-17] are shown for a multi group', () => expect(groupBounds(sauces)).toEqual({ min: 2, max: 3 }));
  it('[ITEM-17] are not shown for a single group', () => expect(groupBounds(size)).toBeNull());
  it('[ITEM-16] go up to all values without a maximum', () =>
    expect(groupBounds({ ...sauces, max: '0' })).toEqual({ min: 2, max: 4 }));
});

describe('conversion to the cart and back', () => {
  const chosen = select([1, 2], [1, 0], [0, 1]);
  const wire = [
    { name: 'Size', values: { label: ['Large'] } },
    { name: 'Sauces', values: { label: ['Mint', 'Chilli'] } },
  ];
  it('[CART-20] sends names with labels, in the order of the item', () =>
    expect(foodVariation(groups, chosen)).toEqual(wire));
  it('[CART-20] sends nothing for nothing', () => expect(foodVariation(groups, [])).toEqual([]));
  it('[CART-09] finds the selection of a stored variation', () =>
    expect(foodVariation(groups, matchedSelection(groups, wire))).toEqual(wire));
  it('[CART-09] leaves out what the item no longer has', () =>
    expect(matchedSelection(groups, [{ name: 'Size', values: { label: ['Huge'] } }])).toEqual([]));
  it('[CART-09] reads the marks of a cart line', () => {
    const marked = [
      { ...size, values: size.values.map((value) => ({ ...value, isSelected: value.label === 'Large' })) },
    ];
    expect(markedSelection(marked)).toEqual(select([0, 1]));
  });
  it('[ITEM-13] reads an empty string as no groups', () =>
    expect([variationGroups(''), variationGroups(null), variationGroups(groups)]).toEqual([[], [], groups]));
});

describe('groupState', () => {
  const chosen = (count: number): Selection[] =>
    Array.from({ length: count }, (_, optionIndex) => ({ choiceIndex: 1, optionIndex, label: '', optionPrice: 0 }));

  it.each([
    ['leaves an optional group that is empty', 0, { count: 0, max: 3, is_done: true, is_full: false }],
    ['waits for the minimum', 1, { count: 1, max: 3, is_done: false, is_full: false }],
    ['[ITEM-16] is done between the bounds', 2, { count: 2, max: 3, is_done: true, is_full: false }],
    ['is full at the maximum', 3, { count: 3, max: 3, is_done: true, is_full: true }],
  ])('%s', (_rule, count, state) => {
    expect(groupState(sauces, 1, chosen(count))).toEqual(state);
  });

  it('[ITEM-15] waits for a selection in a required group, which has no maximum', () => {
    const one = [{ choiceIndex: 0, optionIndex: 0, label: 'Small', optionPrice: 0 }];
    expect(groupState(size, 0, [])).toMatchObject({ is_done: false, is_full: false });
    expect(groupState(size, 0, one)).toMatchObject({ is_done: true, is_full: false });
  });
});
