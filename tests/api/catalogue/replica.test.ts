import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres, type Opened } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { type Replica, watchReplica } from '@/server/db/replica';
import { createApi } from '@/server/http/api';
import { areas } from '@/server/routes';
import { onCluster } from '@tests/support/postgres';
import { startReplicated } from '@tests/support/replicated';
import { call, fillMarket, ITEM, lineBody, MODULE, newGuest } from '@tests/support/round-market';

let servers: Awaited<ReturnType<typeof startReplicated>>;
let primary: Opened;
let replica: Replica;

beforeAll(async () => {
  servers = await startReplicated();
  await onCluster(servers.primary.url, 'create database medina');
  primary = await openPostgres(`${servers.primary.url}/medina`);
  await migrateDatabase(primary);
  await fillMarket(primary.db);
  replica = watchReplica(`${servers.replica.url}/medina`, () => Promise.resolve(primary.db), 1);
  await caughtUp();
}, 120_000);
afterAll(async () => {
  await replica.close();
  await primary.close();
  await servers.stop();
});
beforeEach(() => caughtUp());

/** Resumes the replica and waits until it has caught up. */
async function caughtUp(): Promise<void> {
  await onReplica('select pg_wal_replay_resume()');
  await until(async () => {
    await replica.look();
    return replica.lagSeconds() === 0 && replica.current() !== null;
  });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('The condition was not met within 20 seconds');
    await new Promise((next) => setImmediate(next));
  }
}

const onReplica = (statement: string) => onCluster(servers.replica.url, statement);
const api = () => createApi(areas, () => Promise.resolve(primary.db), { replica });
/** The name of the burger in the answer to a visitor. */
async function fetchName(path: string): Promise<unknown> {
  const { body } = await call(api(), `GET ${path}`, { module: MODULE.food });
  return (body as { name?: string }).name;
}

const rename = (name: string) =>
  primary.db.execute(
    sql`update items set name = ${JSON.stringify({ en: name, ar: name })}::jsonb where id = ${ITEM.burger}`,
  );

describe('what everybody may see', () => {
  it('is read from the replica, and orders from the primary', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await rename('Only the primary knows');
    expect(replica.current()).not.toBeNull();
    expect(await fetchName(`/items/details/${ITEM.burger}`)).not.toBe('Only the primary knows');
    // Customers see their own changes at once, although the replica is paused.
    const guest_id = await newGuest(api());
    const body = { guest_id, ...lineBody({ item: ITEM.soup, price: 7.35, quantity: 1 }) };
    expect(await call(api(), 'POST /customer/cart/add', { module: MODULE.food, body })).toMatchObject({ status: 200 });
    const cart = await call(api(), `GET /customer/cart/list?guest_id=${guest_id}`, { module: MODULE.food });
    expect(cart.body).toMatchObject([{ item_id: ITEM.soup }]);
  });

  it('is read from the primary once the replica is too far behind, and from the replica when it has caught up', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await rename('Fresh');
    await until(async () => {
      await replica.look();
      return replica.current() === null;
    });
    expect(replica.lagSeconds()).toBeGreaterThan(1);
    expect(await fetchName(`/items/details/${ITEM.burger}`)).toBe('Fresh');
    await caughtUp();
    expect(await fetchName(`/items/details/${ITEM.burger}`)).toBe('Fresh');
  });

  it('is read from the primary in the same call in which the replica is killed, and afterwards', async () => {
    expect(replica.current()).not.toBeNull();
    await servers.replica.stop('SIGKILL');
    expect(await fetchName(`/items/details/${ITEM.burger}`)).toBe('Fresh');
    expect(replica.current()).toBeNull();
    await replica.look();
    expect([replica.current(), replica.lagSeconds()]).toEqual([null, null]);
    expect(await fetchName(`/items/details/${ITEM.burger}`)).toBe('Fresh');
    await servers.replica.start();
    await caughtUp();
  }, 60_000);
});

describe('a replica', () => {
  it('answers reads while the primary is down, and writes are refused', async () => {
    await servers.primary.stop('SIGKILL');
    await replica.look();
    expect(replica.current()).not.toBeNull();
    expect(await fetchName(`/items/details/${ITEM.burger}`)).toBe('Fresh');
    await servers.primary.start();
    await caughtUp();
  }, 60_000);

  it('that is not a replica but a separate database is not used', async () => {
    const alone = watchReplica(`${servers.primary.url}/medina`, () => Promise.resolve(primary.db));
    await alone.look();
    expect([alone.current(), alone.lagSeconds()]).toEqual([null, null]);
    await alone.close();
  });
});
