import type { Extension, PGlite, PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type SQL } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { asWritten, dropQueryParsers } from './raw-parsers';
import { changeCounter } from './changes';
import { closing } from './closing';
import { DatabaseDamaged, DatabaseForbidden, DatabaseUnusable } from './unusable';
import { Engine } from './engine';
import { takeLock } from './lock';
import { embeddedFolder } from './place';
import { directUrl, newPool, NO_TIMEOUTS, timeoutsOfCalls } from './pool';
import * as schema from './schema';

/** The database of either driver, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Opened = {
  db: Database;
  /** Applies the migrations of a folder that have not been applied yet. */
  migrate: (folder: string) => Promise<void>;
  close: () => Promise<void>;
  /** The number of connections by state, and of calls that wait for one; absent for PGlite. */
  connections?: () => Record<'busy' | 'idle' | 'waiting', number>;
};

declare global {
  /** Pages and API routes are separate bundles of one process; they share the handle through this global. */
  var medinaDatabase: Promise<Opened> | undefined;
}

/**
 * The database of this process: PostgreSQL when DATABASE_URL is set, otherwise PGlite in DATA_DIR (".data").
 * Opened on first use, since `next build` evaluates modules. A failed opening is tried again by the next call.
 */
export async function openDatabase(): Promise<Database> {
  return (await openShared()).db;
}

/** `isUnlimited`: without timeouts, for migrations and loading, which take as long as the market is large. */
export function openShared({ isUnlimited = false } = {}): Promise<Opened> {
  globalThis.medinaDatabase ??= open(isUnlimited).catch((error: unknown) => {
    globalThis.medinaDatabase = undefined;
    throw error;
  });
  return globalThis.medinaDatabase;
}

export async function closeDatabase(): Promise<void> {
  const closing = globalThis.medinaDatabase;
  globalThis.medinaDatabase = undefined;
  await (await closing)?.close();
}

/** The rows of a hand-written query. */
export async function queryRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  // Both drivers answer `{ rows }`; the common drizzle type leaves the answer unknown.
  const answer = (await db.execute(query)) as { rows: Row[] };
  return answer.rows;
}

function open(isUnlimited: boolean): Promise<Opened> {
  const url = isUnlimited ? directUrl() : process.env.DATABASE_URL;
  if (url) return openPostgres(url, isUnlimited ? NO_TIMEOUTS : timeoutsOfCalls());
  // A broken handle is not kept: the next call opens the folder again, as after a crash.
  const forget = () => (globalThis.medinaDatabase = undefined);
  return openFolder(embeddedFolder(), forget);
}

export async function openPostgres(url: string, timeouts = NO_TIMEOUTS): Promise<Opened> {
  const pool = newPool(url, timeouts);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzlePg(pool, { schema, logger: changeCounter });
  return {
    db,
    migrate: (migrationsFolder) => migratePg(db, { migrationsFolder }),
    close: () => pool.end(),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/**
 * Opens PGlite in a folder and locks the folder. Written data survives a process that ends without closing, and a
 * failure of the engine; after that the folder can be opened again.
 */
export async function openFolder(folder: string, onFailure = () => {}): Promise<Opened> {
  const lock = takeLock(folder);
  const isNew = !existsSync(folder);
  try {
    mkdirSync(dirname(folder), { recursive: true });
    if (!isNew) refuseForbidden(folder);
    const engine = newPglite({ dataDir: folder });
    engine.onFailure = () => {
      lock.release();
      onFailure();
    };
    const { close, ...rest } = await openPglite(engine);
    return { ...rest, close: () => close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw isNew || error instanceof DatabaseUnusable ? error : new DatabaseDamaged(folder, error);
  }
}

function refuseForbidden(folder: string): void {
  try {
    readdirSync(folder);
  } catch (error) {
    throw new DatabaseForbidden(folder, error);
  }
}

/**
 * Makes the engine load its extensions when a query first needs them. PGlite would load them while the engine starts,
 * which leaves one of sixteen engines with a broken `pg_trgm` (decision 015).
 */
const whenNeeded: Extension = {
  name: 'extensions when needed',
  setup: (_pg, options: Record<string, unknown>) =>
    Promise.resolve({ emscriptenOpts: { ...options, noWasmDecoding: true } }),
};

/** PGlite with the extensions that the migrations ask for. */
export function newPglite(options: PGliteOptions = {}): Engine {
  return new Engine({ ...options, parsers: asWritten, extensions: { btree_gin, pg_trgm, whenNeeded } });
}

export async function openPglite(client: PGlite): Promise<Opened> {
  await client.waitReady;
  dropQueryParsers(client);
  const close = closing(client);
  const db = drizzlePglite(client, { schema, logger: changeCounter });
  return { db, migrate: (migrationsFolder) => migratePglite(db, { migrationsFolder }), close };
}
