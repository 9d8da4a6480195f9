import { expect, it } from 'vitest';
import { categoryHref } from './category-href';

it.each([
  ['a category by its slug', { id: 4, slug: 'burgers' }, '/category/burgers'],
  ['a category without a slug by its id', { id: 4, slug: '' }, '/category/4'],
  ['a category with an escaped slug', { id: 4, slug: 'sweet/sour?' }, '/category/sweet%2Fsour%3F'],
])('[ROUTE-09] finds %s', (_what, category, href) => expect(categoryHref(category)).toBe(href));
