import { expect, it } from 'vitest';
import { brandHref, conditionHref } from './brand-href';

it.each([
  ['a brand by its slug', brandHref({ id: 4, slug: 'north-mill' }), '/brand/north-mill'],
  ['a brand without a slug by its id', brandHref({ id: 4, slug: '' }), '/brand/4'],
  ['a brand with an escaped slug', brandHref({ id: 4, slug: 'a/b' }), '/brand/a%2Fb'],
  ['a condition by its slug', conditionHref({ id: 2, slug: 'fever' }), '/condition/fever'],
  ['a condition without a slug by its id', conditionHref({ id: 2, slug: '' }), '/condition/2'],
])('finds %s', (_what, href, expected) => expect(href).toBe(expected));
