import { expect, it } from 'vitest';
import { tagsOfPage } from './page-tags.mjs';

it.each([
  ['/product/lamb-manakish', ['shop', 'product-lamb-manakish']],
  ['/ar/product/lamb-manakish', ['shop', 'product-lamb-manakish']],
  ['/store/sami-oven', ['shop', 'store-sami-oven']],
  ['/store/latest', ['shop', 'lists']],
  ['/store/popular', ['shop', 'lists']],
  ['/store/top-offer-nearby', ['shop', 'lists']],
  // An item's slug may equal the name of a list of stores.
  ['/product/latest', ['shop', 'product-latest']],
  ['/en/store/sami-oven', ['shop', 'store-sami-oven']],
  ['/de/store/sami-oven', ['shop', 'lists']],
  ['/product/lamb-manakish/reviews', ['shop', 'lists']],
  ['/x/product/lamb-manakish', ['shop', 'lists']],
  ['/product/lamb%20manakish', ['shop', 'lists']],
  [`/product/${'a'.repeat(200)}`, ['shop', `product-${'a'.repeat(200)}`]],
  [`/product/${'a'.repeat(201)}`, ['shop', 'lists']],
  ['/_next/data/b1/product/soup.jsonp', ['shop', 'lists']],
  ['/x/_next/data/b1/en/product/soup.json', ['shop', 'lists']],
  ['/', ['shop', 'lists']],
  ['/ar', ['shop', 'lists']],
  ['/category/burgers', ['shop', 'lists']],
  ['/_next/data/b1/en/store/sami-oven.json', ['shop', 'store-sami-oven']],
  ['/_next/data/b1/ar/product/soup.json', ['shop', 'product-soup']],
  ['/_next/data/b1/en.json', ['shop', 'lists']],
])('the page %s has the tags %o', (path, tags) => expect(tagsOfPage(path)).toEqual(tags));
