import type { QueryOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { loadDump } from '@tests/support/dump';
import { asWritten, dropQueryParsers } from './raw-parsers';
import { newPglite } from './client';

describe('the types that PGlite returns as text', async () => {
  const client = newPglite({ loadDataDir: await loadDump('migrated') });
  const asked: (QueryOptions | undefined)[] = [];
  afterAll(() => client.close());

  /** The parsers that drizzle passes, in a transaction and outside. */
  async function ask() {
    const db = drizzle(client);
    const now = sql`select timestamptz '2026-11-21 12:00:00+00' as now`;
    await db.transaction((tx) => tx.execute(now));
    return (await db.execute(now)).rows;
  }

  it('are exactly those that drizzle asks for with each query', async () => {
    const query = client.query.bind(client);
    vi.spyOn(client, 'query').mockImplementation((text, params, options) => {
      asked.push(options);
      return query(text, params, options);
    });
    await ask();
    expect(Object.keys(asked.at(-1)?.parsers ?? {}).sort()).toEqual(Object.keys(asWritten).sort());
  });

  it('need not be passed with each query', async () => {
    asked.length = 0;
    dropQueryParsers(client);
    expect(await ask()).toEqual([{ now: '2026-11-21 12:00:00+00' }]);
    expect(asked).toEqual([{ rowMode: 'object' }]);
  });
});
