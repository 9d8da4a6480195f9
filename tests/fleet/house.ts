import S3rver from '@20minutes/s3rver';
import { eq } from 'drizzle-orm';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres, type Opened } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { items, stores } from '@/server/db/schema';
import { configure, switchPaymentOn } from '../support/pay-market';
import { openPooler } from '../support/pooler';
import { freePort } from '../../src/cli/free-port.mjs';
import { onCluster } from '../support/postgres';
import { startReplicated } from '../support/replicated';
import { fillMarket, ITEM, STORE } from '../support/round-market';
import { openBalancer } from './balancer';
import { newShop, type Shop } from './shops';

/** The role of the shops, with the limits that a pooler does not pass on (docs/operations.md). */
const ROLE = `create role medina login password 'postgres';
  ${readFileSync('deploy/compose/database/role-limits.sql', 'utf8')}`;

/**
 * The real parts of a fleet, all on this machine: PostgreSQL with a streaming replica, PgBouncer in transaction mode,
 * an S3 store, nginx, and shops that are not started yet. The market is the small one of the tests.
 */
export async function openHouse({ shops: count }: { shops: number }) {
  const room = mkdtempSync(join(tmpdir(), 'medina-fleet-'));
  const servers = await startReplicated({ flags: ['shared_buffers=256MB'] });
  await onCluster(servers.primary.url, ROLE);
  await onCluster(servers.primary.url, 'create database medina owner medina');
  const pooler = await openPooler(servers.primary.url, { size: 40, role: 'medina' });
  const asMedina = (url: string) => `${url.replace('postgres:postgres', 'medina:postgres')}/medina`;
  const direct = asMedina(servers.primary.url);
  const database = await openMarket(direct);
  mkdirSync(join(room, 'bucket'));
  const bucket = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(room, 'bucket') },
    configureBuckets: [{ name: 'medina' }],
  });
  const objects = await bucket.run();
  const port = await freePort();
  const { API_CALLS_AT_ONCE } = process.env;
  const common = {
    ...{ HOST: '127.0.0.1', SITE_URL: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: '1', DEMO: 'false' },
    ...{ DATABASE_URL: `${pooler.url}/medina`, DATABASE_DIRECT_URL: direct, DATABASE_CONNECTIONS: '20' },
    ...{ DATABASE_READ_URL: asMedina(servers.replica.url), DATABASE_PREPARE: pooler.keepsNames ? 'on' : 'off' },
    ...{ FILES_BUCKET: 'medina', FILES_ENDPOINT: `http://127.0.0.1:${objects.port}` },
    ...{ FILES_KEY: 'S3RVER', FILES_SECRET: 'S3RVER', CACHE_MEGABYTES: '64', STOP_SECONDS: '20' },
    ...(API_CALLS_AT_ONCE && { API_CALLS_AT_ONCE }),
    SECRET: 'drawn-for-this-fleet-and-thrown-away-after-it',
  };
  const toSettings = async (name: string) => ({
    ...{ ...common, PORT: String(await freePort()), OPS_PORT: String(await freePort()), DATA_DIR: join(room, name) },
  });
  const shops: Shop[] = [];
  for (let n = 1; n <= count; n += 1) shops.push(newShop(await toSettings(`shop-${n}`)));
  const balancer = await openBalancer(
    port,
    shops.map((shop) => shop.port),
  );
  const stop = async () => {
    await Promise.all(shops.map((shop) => shop.stop('SIGKILL')));
    balancer.stop();
    await database.close();
    await pooler.stop();
    await Promise.all([bucket.close(), servers.stop()]);
    rmSync(room, { recursive: true, force: true });
  };
  return { port, shops, servers, database, direct, room, toSettings, stop };
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** The small market, with everything in stock and every payment method enabled. */
async function openMarket(url: string): Promise<Opened> {
  const database = await openPostgres(url);
  await migrateDatabase(database);
  await fillMarket(database.db);
  await switchPaymentOn(database.db);
  await configure(database.db, { prescription_order_status: true });
  await database.db.update(stores).set({ prescription_order: true }).where(eq(stores.id, STORE.grocery));
  await database.db.update(items).set({ stock: 1_000_000 }).where(eq(items.id, ITEM.apples));
  return database;
}
