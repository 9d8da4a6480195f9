import { describe, expect, it } from 'vitest';
import type { SitemapKind } from '../data/catalogue/sitemap';
import { keepKnown } from './sitemap-known';

const DAY = 24 * 3_600_000;
type Lists = Partial<Record<SitemapKind, string[]>>;

const found = (lists: Lists, broken: SitemapKind[] = [], is_cut = false) => ({
  slugs: new Map(Object.entries(lists) as [SitemapKind, string[]][]),
  ...{ broken: new Set(broken), is_cut },
});

describe('[ROUTE-17] the pages that the sitemap lists of another back end', () => {
  const after = (...walks: [walk: ReturnType<typeof found>, at: number][]) => {
    const fill = keepKnown();
    let told: ReturnType<typeof fill> = new Map();
    for (const [walk, at] of walks) told = fill(walk, at);
    return (kind: SitemapKind) => told.get(kind);
  };

  it('are those of the last walk where its lists are whole', () => {
    const told = after([found({ store: ['a', 'b'], brand: ['x'] }), 0], [found({ store: ['b', 'c'] }), 1]);
    expect([told('store'), told('brand')]).toEqual([['b', 'c'], []]);
  });

  it('stay where a list is broken, beside what it has found', () => {
    const whole = found({ store: ['a', 'b', 'c'], product: ['p', 'q'] });
    const told = after([whole, 0], [found({ store: ['c', 'd'], product: ['q'] }, ['store']), 1]);
    expect([told('store'), told('product')]).toEqual([['a', 'b', 'c', 'd'], ['q']]);
  });

  it('stay where the walk was cut short', () => {
    expect(after([found({ store: ['a', 'b'] }), 0], [found({ store: ['a'] }, [], true), 1])('store')).toEqual([
      'a',
      'b',
    ]);
  });

  it('are given up after a day, but not while most are missing', () => {
    const whole = found({ store: ['a', 'b', 'c', 'd'] });
    const told = (now: string[]) => after([whole, 0], [found({ store: now }, ['store']), DAY])('store');
    expect(told(['c', 'd'])).toEqual(['c', 'd']);
    expect(told(['d'])).toEqual(['a', 'b', 'c', 'd']);
  });
});
