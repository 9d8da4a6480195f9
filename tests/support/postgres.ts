import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { startCluster as startServer } from '../../src/cli/postgres-cluster.mjs';
import { fill, type Kind } from './dump';

/** The URL of the test cluster, without a database. Set by the global setup, or from outside. */
export async function testCluster(): Promise<string> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE=postgres needs tests/support/global-setup.ts, or TEST_DATABASE_URL');
  return url;
}

export async function onCluster(cluster: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${cluster}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A separate empty database in a real PostgreSQL, whichever database the other tests use. */
export async function realDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const isShared = process.env.TEST_DATABASE === 'postgres';
  const cluster = isShared ? { url: await testCluster(), stop: async () => undefined } : await startCluster();
  const name = `real_${randomUUID().replaceAll('-', '')}`;
  await onCluster(cluster.url, `create database ${name}`);
  const close = async () => {
    await onCluster(cluster.url, `drop database ${name} with (force)`);
    await cluster.stop();
  };
  return { url: `${cluster.url}/${name}`, close };
}

export type RealShop = Awaited<ReturnType<typeof openRealShop>>;

/** A migrated database in a real PostgreSQL, and `other`: the connection of another call at the same time. */
export async function openRealShop(timeouts?: Parameters<typeof openPostgres>[1]) {
  const place = await realDatabase();
  const opened = await openPostgres(place.url, timeouts);
  await migrateDatabase(opened);
  const other = new pg.Client({ connectionString: place.url });
  await other.connect();
  async function close(): Promise<void> {
    await other.end();
    await opened.close();
    await place.close();
  }
  /**
   * How many statements wait for a lock in this database, while other files use the same cluster. A lock of a row names
   * no database, but whoever waits for one holds a lock of its table, which does.
   */
  async function countWaiting(): Promise<number> {
    const { rows } = await other.query(`select pid from pg_locks where not granted intersect
      select pid from pg_locks join pg_database on pg_database.oid = database where datname = current_database()`);
    return rows.length;
  }
  /** For `vi.waitFor`: throws unless a statement waits for a lock. */
  async function findWaiting(): Promise<void> {
    if ((await countWaiting()) === 0) throw new Error('nothing waits yet');
  }
  return { db: opened.db, url: place.url, other, countWaiting, findWaiting, close };
}

/** A separate PostgreSQL for tests, which need not survive a power cut. */
export const startCluster = () => startServer(['fsync=off']);

/** The template databases that test files copy. */
export async function makeTemplates(cluster: string): Promise<void> {
  for (const kind of ['migrated', 'seeded'] satisfies Kind[]) {
    await onCluster(cluster, `drop database if exists medina_${kind}`);
    await onCluster(cluster, `create database medina_${kind}`);
    const database = await openPostgres(`${cluster}/medina_${kind}`);
    await fill(database, kind);
    await database.close();
  }
}
