import { describe, expect, it, vi } from 'vitest';
import { listStores } from '@/contract/catalogue/store';
import { ApiFailure } from '@/lib/api/errors';
import type { Request } from '@/lib/api/request';
import { bounds, eachPage, walk, type Walking } from './sitemap-walk';

/** A back end with so many stores, in pages of at most `most`. */
function backEnd(count: number, most = 50, tellsTotal = true) {
  const asked: number[] = [];
  const ask: Request = async (endpoint, input) => {
    const { limit, offset } = input as { limit: number; offset: number };
    asked.push(offset);
    const size = Math.min(limit, most);
    const rows = Array.from({ length: count }, (_, n) => ({ id: n + 1, slug: n % 2 ? `store-${n + 1}` : '' }));
    const stores = rows.slice((offset - 1) * size, offset * size);
    if (!endpoint.read) throw new Error(endpoint.path);
    return (await endpoint.read())({ ...(tellsTotal && { total_size: count }), limit: size, offset, stores });
  };
  return { ask, asked };
}

const stores = ({ call, note }: Walking) =>
  eachPage(
    (paging) => call(listStores, { filter: 'all', ...paging }),
    ({ stores: rows }) => rows,
    (rows) => note('store', rows),
  );
const fails = (status: number) => Promise.reject(new ApiFailure(status, [{ code: '', message: '' }]));

describe('a walk through another back end', () => {
  it('[ROUTE-17] finds each page once, however few come at a time; without a slug the id is its address', async () => {
    const { ask, asked } = backEnd(60, 25);
    const { slugs, is_cut } = await walk(ask, async (walking) => {
      await stores(walking);
      await stores(walking);
    });
    expect(slugs.get('store')).toHaveLength(60);
    expect(slugs.get('store')?.slice(0, 2)).toEqual(['1', 'store-2']);
    expect(asked).toEqual([1, 2, 3, 1, 2, 3]);
    expect(is_cut).toBe(false);
  });

  it('[ROUTE-17] [HOME-06] goes on until a page is empty where no total is told', async () => {
    const { slugs } = await walk(backEnd(60, 25, false).ask, stores);
    expect(slugs.get('store')).toHaveLength(60);
  });

  it('[ROUTE-17] ends where a back end answers the same page again and again', async () => {
    const ask: Request = async (endpoint) => {
      if (!endpoint.read) throw new Error(endpoint.path);
      return (await endpoint.read())({ total_size: 5000, limit: 1, offset: 1, stores: [{ id: 7, slug: 'ember' }] });
    };
    const { slugs, is_cut } = await walk(ask, stores);
    expect(slugs.get('store')).toEqual(['ember']);
    expect(is_cut).toBe(false);
  });

  it.each([
    ['calls', { calls: 2 }, 100],
    ['pages', { pages: 70 }, 70],
  ])('[ROUTE-17] says that it is cut where it has no more %s', async (_what, most, count) => {
    const { slugs, is_cut } = await walk(backEnd(500).ask, stores, { ...bounds, ...most });
    expect(slugs.get('store')).toHaveLength(count);
    expect(is_cut).toBe(true);
  });

  it('[ROUTE-17] says that it is cut when its time is over', async () => {
    vi.useFakeTimers();
    const { ask } = backEnd(500);
    const slow: Request = (...call) => {
      vi.advanceTimersByTime(bounds.ms / 2 + 1);
      return ask(...call);
    };
    expect((await walk(slow, stores)).is_cut).toBe(true);
    vi.useRealTimers();
  });

  it.each([
    [404, 'refused'],
    [403, 'refused'],
    [429, 'broken'],
    [500, 'broken'],
    [0, 'broken'],
    [502, 'broken'],
  ] as const)('[ROUTE-17] goes on after a list that answers %s, and knows that it is %s', async (status, how) => {
    const found = await walk(backEnd(3).ask, async (walking) => {
      await walking.attempt(['category', 'product'], () => fails(status));
      await walking.attempt(['store'], () => stores(walking));
    });
    expect(found.slugs.get('store')).toHaveLength(3);
    const none = { broken: [], refused: [] };
    expect({ broken: [...found.broken], refused: [...found.refused] }).toEqual({
      ...none,
      [how]: ['category', 'product'],
    });
  });

  it('[ROUTE-17] fails when the back end answers no list any more', async () => {
    const away = ({ attempt }: Walking) => attempt(['brand'], () => fails(503));
    const walking = walk(backEnd(3).ask, async (given) => {
      for (let n = 0; n < 9; n += 1) await away(given);
    });
    await expect(walking).rejects.toThrow(ApiFailure);
    const between = await walk(backEnd(3).ask, async (given) => {
      for (let n = 0; n < 9; n += 1) {
        await away(given);
        await stores(given);
      }
    });
    expect([...between.broken]).toEqual(['brand']);
  });
});
