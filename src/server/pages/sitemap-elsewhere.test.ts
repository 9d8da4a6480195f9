import { describe, expect, it, vi } from 'vitest';
import type { SitemapKind } from '../data/catalogue/sitemap';
import { log } from '../http/log';
import { keepElsewhere } from './sitemap-elsewhere';

const HOUR = 3_600_000;
const whole = (slug: string) => ({
  slugs: new Map([['store' as const, [slug]]]),
  ...{ broken: new Set<SitemapKind>(), refused: new Set<SitemapKind>(), is_cut: false, left_out: new Set<string>() },
});

function shop(walk: () => Promise<ReturnType<typeof whole>>, wait_ms = 5000) {
  const clock = { now: 0 };
  const walks = vi.fn(walk);
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  warn.mockClear();
  const fixed = () => Promise.resolve(new Set(['/home']));
  const load = keepElsewhere({ walk: walks, fixed, now: () => clock.now }, wait_ms);
  const told = async () => {
    const { slugs, gap } = await load();
    return [slugs?.get('store') ?? null, gap];
  };
  /** Lets a walk in the background end. */
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { clock, walks, warn, load, told, settled };
}

describe('what is known of another back end', () => {
  it('[ROUTE-17] is walked once for all who ask, and again after an hour while the former is told', async () => {
    let slug = 'ember';
    const { clock, walks, told, settled } = shop(() => Promise.resolve(whole(slug)));
    const answers = await Promise.all([told(), told(), told()]);
    expect(answers).toEqual(answers.map(() => [['ember'], null]));
    clock.now = HOUR - 1;
    await told();
    expect(walks).toHaveBeenCalledTimes(1);
    [clock.now, slug] = [HOUR + 1, 'harbour'];
    expect(await told()).toEqual([['ember'], null]);
    await settled();
    expect(await told()).toEqual([['harbour'], null]);
    expect(walks).toHaveBeenCalledTimes(2);
  });

  it('[ROUTE-17] stays the last known when the back end is away; that is logged, and tried again', async () => {
    const answers = [() => Promise.resolve(whole('ember')), () => Promise.reject(new Error('away'))];
    const { clock, walks, warn, told, settled } = shop(() =>
      (answers.shift() ?? (() => Promise.resolve(whole('new'))))(),
    );
    await told();
    clock.now = HOUR + 1;
    await told();
    await settled();
    expect(await told()).toEqual([['ember'], null]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(walks).toHaveBeenCalledTimes(2);
    clock.now += HOUR / 12;
    await told();
    await settled();
    expect(await told()).toEqual([['new'], null]);
  });

  it('[ROUTE-17] is nothing but the fixed pages before a first walk has ended, and says so', async () => {
    const missing = [null, 'Pages of stores and items are missing for now'];
    const slow = shop(() => new Promise(() => {}), 1);
    expect(await slow.told()).toEqual(missing);
    expect((await slow.load()).left_out).toEqual(new Set(['/home']));
    expect(slow.walks).toHaveBeenCalledTimes(1);
    const away = shop(() => Promise.reject(new Error('away')));
    expect(await away.told()).toEqual(missing);
    expect(away.warn).toHaveBeenCalledTimes(1);
  });

  it('[ROUTE-17] is never told as whole when it is not; a broken list is filled up from the last whole one', async () => {
    const cut = shop(() => Promise.resolve({ ...whole('ember'), is_cut: true }));
    expect(await cut.told()).toEqual([['ember'], 'There are more pages than are listed here']);
    expect(cut.warn).toHaveBeenCalledTimes(1);

    const half = () => ({ ...whole('half'), broken: new Set<SitemapKind>(['store']) });
    const answers = [whole('ember'), half()];
    const { clock, warn, told, settled } = shop(() => Promise.resolve(answers.shift() ?? half()));
    await told();
    for (const [at, known] of [
      [HOUR + 1, ['ember', 'half']],
      [26 * HOUR, ['half']],
    ] as const) {
      clock.now = at;
      await told();
      await settled();
      expect(await told()).toEqual([known, 'Some pages may be missing for now']);
    }
    expect(warn).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ kind: 'store' }));
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
