import { describe, expect, it } from 'vitest';
import type { SitemapKind } from '../data/catalogue/sitemap';
import { keepKnown } from './sitemap-known';

const DAY = 24 * 3_600_000;
type Lists = Partial<Record<SitemapKind, string[]>>;

const found = (lists: Lists, broken: SitemapKind[] = [], is_cut = false, refused: SitemapKind[] = []) => ({
  slugs: new Map(Object.entries(lists) as [SitemapKind, string[]][]),
  ...{ broken: new Set(broken), refused: new Set(refused), is_cut },
});

describe('[ROUTE-17] the pages that the sitemap lists of another back end', () => {
  const after = (...walks: [walk: ReturnType<typeof found>, at: number][]) => {
    const fill = keepKnown();
    let told: ReturnType<typeof fill> = new Map();
    for (const [walk, at] of walks) told = fill(walk, at);
    return (kind: SitemapKind) => told.get(kind);
  };

  it('are those of the last walk where its lists are whole', () => {
    const told = after(
      [found({ store: ['a', 'b'], brand: ['x', 'y'] }), 0],
      [found({ store: ['b', 'c'], brand: ['y'] }), 1],
    );
    expect([told('store'), told('brand')]).toEqual([['b', 'c'], ['y']]);
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
    const broken = (now: string[]) => found({ store: now }, ['store']);
    const told = (now: string[]) => after([whole, 0], [broken(now), 1], [broken(now), DAY + 1])('store');
    expect(told(['c', 'd'])).toEqual(['c', 'd']);
    expect(told(['d'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stay for a day also where no walk has ever found them all', () => {
    const broken = (...now: string[]) => found({ store: now }, ['store']);
    const walks: [ReturnType<typeof found>, number][] = [
      [broken('a', 'b', 'c'), 0],
      [broken('c'), 1],
    ];
    expect(after(...walks)('store')).toEqual(['a', 'b', 'c']);
    expect(after(...walks, [broken('d'), 2])('store')).toEqual(['a', 'b', 'c', 'd']);
    expect(after(...walks, [broken('d', 'e'), DAY])('store')).toEqual(['d', 'e']);
    expect(after(...walks, [found({ store: ['d', 'e'] }), 2])('store')).toEqual(['d', 'e']);
  });

  it.each([
    ['nothing', []],
    ['less than half', ['d']],
  ])('stay for a day where a list that was full has %s, which is believed then', (_what, now) => {
    const whole = found({ store: ['a', 'b', 'c', 'd'] });
    const told = (...at: number[]) =>
      after([whole, 0], ...at.map((each): [typeof whole, number] => [found({ store: now }), each]))('store');
    expect(told(1)).toEqual(['a', 'b', 'c', 'd']);
    expect(told(1, DAY - 1)).toEqual(['a', 'b', 'c', 'd']);
    expect(told(1, DAY + 1)).toEqual(now);
    // However long nobody has walked before.
    expect(told(3 * DAY)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stay for a day where a list is refused, beside what the others have', () => {
    const whole = found({ store: ['a', 'b', 'c'] });
    const refused = found({ store: ['b', 'c', 'd'] }, [], false, ['store']);
    expect(after([whole, 0], [refused, 1])('store')).toEqual(['a', 'b', 'c', 'd']);
    expect(after([whole, 0], [refused, 1], [refused, DAY + 1])('store')).toEqual(['b', 'c', 'd']);
    expect(after([refused, 0])('store')).toEqual(['b', 'c', 'd']);
  });
});
