import { randomUUID } from 'node:crypto';
import { newPglite, openPglite, openPostgres, type Database } from '@/server/db/client';
import { loadDump, type Kind } from './dump';
import { onCluster, testCluster } from './postgres';

export type TestDatabase = { db: Database; close: () => Promise<void> };

/**
 * A separate database for a test file: the demo world by default, or only the schema. Call it in `beforeAll` and
 * `close` in `afterAll`. PGlite in memory; with TEST_DATABASE=postgres a copy in a real PostgreSQL.
 */
export async function freshDatabase(kind: Kind = 'seeded'): Promise<TestDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? copyInPostgres(kind) : copyInMemory(kind);
}

async function copyInMemory(kind: Kind): Promise<TestDatabase> {
  const { db, close } = await openPglite(newPglite({ loadDataDir: await loadDump(kind) }));
  return { db, close };
}

async function copyInPostgres(kind: Kind): Promise<TestDatabase> {
  const cluster = await testCluster();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onCluster(cluster, `create database ${name} template medina_${kind}`);
  const { db, close } = await openPostgres(`${cluster}/${name}`);
  const drop = () => onCluster(cluster, `drop database ${name} with (force)`);
  return { db, close: () => close().then(drop) };
}
