import { drizzle } from 'drizzle-orm/node-postgres';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeCounter } from '@/server/db/changes';
import type { Database } from '@/server/db/client';
import * as schema from '@/server/db/schema';
import { LONG, ttlCached } from './ttl-cache';

// This database is never queried.
const one = drizzle.mock({ schema });
const other = drizzle.mock({ schema });
/** @returns the cache of this process, which the first call creates. */
const store = () => {
  if (!globalThis.medinaRemembered) throw new Error('Nothing has been asked yet');
  return globalThis.medinaRemembered;
};
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

describe('the cached answer of a query', () => {
  it('expires after two seconds, and is not used for another database or a transaction', async () => {
    const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
    const ask = ttlCached(read);
    expect([await ask(one), await ask(one), await ask(other)]).toEqual([1, 1, 2]);
    // Stands for a transaction, which is a handle of its own.
    expect(await ask(drizzle.mock({ schema }))).toBe(3);
    vi.advanceTimersByTime(1999);
    expect(await ask(one)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask(one)).toBe(4);
  });

  it('expires after a minute when LONG is given', async () => {
    const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
    const ask = ttlCached(read, () => 'one', LONG);
    expect(await ask(one)).toBe(1);
    vi.advanceTimersByTime(59_999);
    expect(await ask(one)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask(one)).toBe(2);
  });

  it('is invalidated when this process changes a table that it depends on', async () => {
    const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
    const ask = ttlCached(read);
    const answers = [await ask(one)];
    for (const text of [
      'select "id" from "items" for update',
      'insert into "cart_items" ("item_id") values ($1)',
      'update "items" set "price" = $1',
      ' delete from flash_sales where id = 1',
    ]) {
      changeCounter.logQuery(text, []);
      answers.push(await ask(one));
    }
    expect(answers).toEqual([1, 1, 1, 2, 3]);
  });

  it('is cached separately for different parameters', async () => {
    const read = vi.fn((_db: Database, ...asked: [string, { page: number }]) => Promise.resolve(asked.join()));
    const ask = ttlCached(read, (words, { page }) => [words, page]);
    for (const page of [1, 1, 2]) await ask(one, 'tea', { page });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('shares a limit of memory with all others, and the least recently used is evicted', async () => {
    globalThis.medinaRemembered = undefined;
    vi.stubEnv('CACHE_MEGABYTES', '4');
    const read = vi.fn((_db: Database, id: number) => Promise.resolve({ id, text: 'x'.repeat(10_000) }));
    const [ask, askOther] = [ttlCached(read), ttlCached(read)];
    for (let id = 0; id < 100; id += 1) await ask(one, id);
    await ask(one, 20);
    expect(read).toHaveBeenCalledTimes(101);
    await ask(one, 99);
    for (let id = 0; id < 40; id += 1) await askOther(one, id);
    expect(read).toHaveBeenCalledTimes(141);
    expect(store().calculatedSize).toBeLessThanOrEqual(1024 * 1024);
    expect(store().size).toBeGreaterThan(40);
    await ask(one, 99);
    expect(read).toHaveBeenCalledTimes(141);
    await ask(one, 0);
    expect(read).toHaveBeenCalledTimes(142);
    vi.unstubAllEnvs();
    globalThis.medinaRemembered = undefined;
  });

  it('retains nothing of the request that asked first, although promises hold its asynchronous stores', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const requests = new AsyncLocalStorage<object>();
    let reads = 0;
    // Not a mock, which would keep every promise that it returned.
    const ask = ttlCached((_db: Database, id: number) => Promise.resolve({ id, reads: (reads += 1) }));
    /** A separate function, so that no variable of the test refers to the request. */
    const askWithin = async () => {
      const request = { body: 'x'.repeat(1000) };
      expect(await requests.run(request, () => ask(one, 7))).toEqual({ id: 7, reads: 1 });
      return new WeakRef(request);
    };
    const request = await askWithin();
    // A weak reference that was read in this turn is not collected before the next one.
    await nextTurn();
    collect();
    expect(request.deref()).toBeUndefined();
    expect(await ask(one, 7)).toEqual({ id: 7, reads: 1 });
  });

  it('is queried once, although a drizzle query runs each time it is awaited', async () => {
    const asked = vi.fn();
    const query = { then: (answer: (text: string) => void) => answer(asked() ?? 'there') };
    const ask = ttlCached(() => query as unknown as Promise<string>);
    expect([await ask(one), await ask(one)]).toEqual(['there', 'there']);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is not cached when the query failed', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('there');
    const ask = ttlCached<string>(read);
    await expect(ask(one)).rejects.toThrow('gone');
    expect(await ask(one)).toBe('there');
  });
});
