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

// Nothing is asked of them.
const one = drizzle.mock({ schema });
const other = drizzle.mock({ schema });
/** @returns what this process keeps, made by the first question. */
const store = () => {
  if (!globalThis.medinaRemembered) throw new Error('Nothing has been asked yet');
  return globalThis.medinaRemembered;
};
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

describe('what a process has read', () => {
  it('is read again after two seconds, and for another database or a transaction', async () => {
    const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
    const ask = ttlCached(read);
    expect([await ask(one), await ask(one), await ask(other)]).toEqual([1, 1, 2]);
    // As a transaction, which is a handle of its own.
    expect(await ask(drizzle.mock({ schema }))).toBe(3);
    vi.advanceTimersByTime(1999);
    expect(await ask(one)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask(one)).toBe(4);
  });

  it('may be read again after a minute only, where that is said', async () => {
    const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
    const ask = ttlCached(read, () => 'one', LONG);
    expect(await ask(one)).toBe(1);
    vi.advanceTimersByTime(59_999);
    expect(await ask(one)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask(one)).toBe(2);
  });

  it('is read again when this process has changed something of it', async () => {
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

  it('is told apart by what was asked', async () => {
    const read = vi.fn((_db: Database, ...asked: [string, { page: number }]) => Promise.resolve(asked.join()));
    const ask = ttlCached(read, (words, { page }) => [words, page]);
    for (const page of [1, 1, 2]) await ask(one, 'tea', { page });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('takes no more than its part of the memory, all of it together: what was asked for last stays', async () => {
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

  it('keeps nothing of the request that asked first, though asynchronous stores hang on its promises', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const requests = new AsyncLocalStorage<object>();
    let reads = 0;
    // Not a mock, which would keep each promise that it has answered.
    const ask = ttlCached((_db: Database, id: number) => Promise.resolve({ id, reads: (reads += 1) }));
    /** In a function of its own, so that no variable of the test holds the request. */
    const askWithin = async () => {
      const request = { body: 'x'.repeat(1000) };
      expect(await requests.run(request, () => ask(one, 7))).toEqual({ id: 7, reads: 1 });
      return new WeakRef(request);
    };
    const request = await askWithin();
    // What has been looked at in this turn is not collected before the next one.
    await nextTurn();
    collect();
    expect(request.deref()).toBeUndefined();
    expect(await ask(one, 7)).toEqual({ id: 7, reads: 1 });
  });

  it('is asked once, though a query is asked by whoever awaits it', async () => {
    const asked = vi.fn();
    const query = { then: (answer: (it: string) => void) => answer(asked() ?? 'there') };
    const ask = ttlCached(() => query as unknown as Promise<string>);
    expect([await ask(one), await ask(one)]).toEqual(['there', 'there']);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is read again when it could not be read', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('there');
    const ask = ttlCached<string>(read);
    await expect(ask(one)).rejects.toThrow('gone');
    expect(await ask(one)).toBe('there');
  });
});
