import { describe, expect, it } from 'vitest';
import { linkedPages, pageNumber, pagePath } from './page-links';

describe('the pages of an endless list', () => {
  it.each([
    ['the first has the path of the list', undefined, 1],
    ['the next ones their number', '2', 2],
    ['up to the hundredth', '100', 100],
    ['the first has no other address', '1', null],
    ['there is none beyond', '101', null],
    ['nor is there any by another name', '2,3', null],
    ['nor with a nought before it', '02', null],
    ['nor below one', '0', null],
  ])('%s', (_rule, text, page) => expect(pageNumber(text)).toBe(page));

  it('stand below the path of the list', () => {
    expect(pagePath('/category/pizza', 1)).toBe('/category/pizza');
    expect(pagePath('/category/pizza', 3)).toBe('/category/pizza/3');
  });

  it.each([
    ['none where one page holds all', 1, 20, []],
    ['none for an empty list', 1, 0, []],
    ['all of a few', 1, 55, [1, 2, 3]],
    ['the ends and those around', 9, 400, [1, 7, 8, 9, 10, 11, 20]],
    ['no more than a hundred', 1, 1_000_000, [1, 2, 3, 100]],
  ])('are linked: %s', (_rule, current, total, pages) => expect(linkedPages(current, total, 20)).toEqual(pages));
});
