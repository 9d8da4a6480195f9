import type { QueryOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { loadDump } from '@tests/support/dump';
import { asWritten, readAlways } from './raw-parsers';
import { newPglite } from './client';

describe('what PGlite hands over as PostgreSQL writes it', async () => {
  const client = newPglite({ loadDataDir: await loadDump('migrated') });
  const asked: (QueryOptions | undefined)[] = [];
  afterAll(() => client.close());

  /** What drizzle asks for, in and outside of a transaction. */
  async function ask() {
    const db = drizzle(client);
    const now = sql`select timestamptz '2026-11-21 12:00:00+00' as now`;
    await db.transaction((tx) => tx.execute(now));
    return (await db.execute(now)).rows;
  }

  it('is what drizzle asks for with each query, neither more nor less', async () => {
    const query = client.query.bind(client);
    vi.spyOn(client, 'query').mockImplementation((text, params, options) => {
      asked.push(options);
      return query(text, params, options);
    });
    await ask();
    expect(Object.keys(asked.at(-1)?.parsers ?? {}).sort()).toEqual(Object.keys(asWritten).sort());
  });

  it('needs not be said again', async () => {
    asked.length = 0;
    readAlways(client);
    expect(await ask()).toEqual([{ now: '2026-11-21 12:00:00+00' }]);
    expect(asked).toEqual([{ rowMode: 'object' }]);
  });
});
