import { expect, it } from 'vitest';
import { tagsOfPage } from './page-tags.mjs';

it.each([
  ['/product/lamb-manakish', ['shop', 'product-lamb-manakish']],
  ['/ar/product/lamb-manakish', ['shop', 'product-lamb-manakish']],
  ['/store/sami-oven', ['shop', 'store-sami-oven']],
  ['/store/latest', ['shop', 'lists']],
  ['/', ['shop', 'lists']],
  ['/ar', ['shop', 'lists']],
  ['/category/burgers', ['shop', 'lists']],
  ['/_next/data/b1/en/store/sami-oven.json', ['shop', 'store-sami-oven']],
  ['/_next/data/b1/ar/product/soup.json', ['shop', 'product-soup']],
  ['/_next/data/b1/en.json', ['shop', 'lists']],
])('the page %s is forgotten by %o', (path, tags) => expect(tagsOfPage(path)).toEqual(tags));
