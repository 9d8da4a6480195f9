import { expect, it } from 'vitest';
import { withoutRepeats } from './without-repeats';

const list = (...pages: number[][]) => ({
  pages: pages.map((ids, n) => ({ offset: n + 1, stores: ids.map((id) => ({ id })) })),
  pageParams: pages.map((_ids, n) => n + 1),
});

it('[HOME-06] a row stays where it came first', () => {
  expect(withoutRepeats(list([1, 2], [2, 3], [1, 4]), 'stores')).toEqual(list([1, 2], [3], [4]));
});

it('[HOME-06] a list without repeats stays the same object, so that nothing is drawn again', () => {
  const whole = list([1, 2], [3]);
  expect(withoutRepeats(whole, 'stores')).toBe(whole);
});
