import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres, type Opened } from '@/server/db/client';
import { items } from '@/server/db/schema';
import { runInTurn } from '@/server/db/turn';
import { many } from '@tests/support/concurrent-calls';
import { wrongAccounts, wrongOrders } from '@tests/support/ledger';
import { addSoups, newCustomer, payApi, placeAs, switchPaymentOn } from '@tests/support/pay-market';
import { openPooler } from '@tests/support/pooler';
import { onCluster, startCluster } from '@tests/support/postgres';
import { call, fillMarket, ITEM, MODULE } from '@tests/support/round-market';

let cluster: Awaited<ReturnType<typeof startCluster>>;
let pooler: Awaited<ReturnType<typeof openPooler>>;
const data = mkdtempSync(join(tmpdir(), 'medina-pooled-'));

beforeAll(async () => {
  cluster = await startCluster();
  await onCluster(cluster.url, 'create database medina');
  pooler = await openPooler(cluster.url);
});
afterAll(async () => {
  await pooler.stop();
  await cluster.stop();
  rmSync(data, { recursive: true, force: true });
});
afterEach(() => vi.unstubAllEnvs());

describe('behind PgBouncer in transaction mode', () => {
  it('instances that start together migrate one after the other, on direct connections', async () => {
    const env = { ...process.env, DATABASE_URL: `${pooler.url}/medina`, DATABASE_DIRECT_URL: `${cluster.url}/medina` };
    const start = () =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/server/prepare.ts'], {
        env: { ...env, DATA_DIR: data, SECRET: 'of-this-test-alone', DATABASE_PREPARE: 'off', NODE_ENV: 'production' },
      });
    const starts = await many(3, start);
    expect(starts.map(({ stdout }) => stdout.includes('newest schema'))).toEqual([true, true, true]);
  }, 120_000);

  it('the migration lock works across connections', async () => {
    let [inside, most] = [0, 0];
    await many(4, () =>
      runInTurn(`${pooler.url}/medina`, async () => {
        most = Math.max(most, (inside += 1));
        await new Promise((next) => setImmediate(next));
        inside -= 1;
      }),
    );
    expect(most).toBe(1);
  });

  it('many clients read and pay on more connections than the pool has, and all accounts add up', async () => {
    vi.stubEnv('DATABASE_PREPARE', pooler.keepsNames ? 'on' : 'off');
    const [one, other] = await Promise.all([
      openPostgres(`${pooler.url}/medina`),
      openPostgres(`${pooler.url}/medina`),
    ]);
    await fillMarket(one.db);
    await switchPaymentOn(one.db);
    const customers = await many(8, () => newCustomer(one.db, 100));
    const pickShop = (n: number) => payApi((n % 2 === 0 ? one : other).db);
    const buy = async ({ token }: { token: string }, n: number) => {
      await addSoups(pickShop(n), token);
      return (await placeAs(pickShop(n + 1), token, { payment_method: 'wallet' })).status;
    };
    const read = async (n: number) =>
      (await call(pickShop(n), READS[n % READS.length] ?? '', { module: MODULE.food, headers: { zoneId: '[1]' } }))
        .status;
    const statuses = (await Promise.all([many(120, read), Promise.all(customers.map(buy))])).flat();
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await wrongOrders(one.db)).toEqual([]);
    expect(await wrongAccounts(one.db)).toEqual([]);
    await closeBoth(one, other);
  }, 60_000);

  it('a price changed by another instance is used at once', async () => {
    vi.stubEnv('DATABASE_PREPARE', 'off');
    const [one, other] = await Promise.all([
      openPostgres(`${pooler.url}/medina`),
      openPostgres(`${pooler.url}/medina`),
    ]);
    for (const price of [11, 12, 13, 14]) {
      await one.db.update(items).set({ price }).where(eq(items.id, ITEM.burger));
      const [row] = await other.db.select({ price: items.price }).from(items).where(eq(items.id, ITEM.burger));
      expect(row?.price).toBe(price);
    }
    await closeBoth(one, other);
  });
});

/** Sends each query often enough that it becomes a prepared statement, on several connections. */
const READS = [`GET /items/details/${ITEM.burger}`, 'GET /items/popular', 'GET /stores/get-stores/all', 'GET /config'];

const closeBoth = async (...opened: Opened[]) =>
  void (await Promise.all(opened.map((connection) => connection.close())));
