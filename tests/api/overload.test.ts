import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '@/domain/limits';
import { createApi } from '@/server/http/api';
import { fromWithin } from '@/server/http/caller';
import { closeDatabase, openPostgres, openShared } from '@/server/db/client';
import { limitConcurrency } from '@/server/http/concurrency-limit';
import { areas } from '@/server/routes';
import { openRealShop, type RealShop } from '@tests/support/postgres';
import { call, fillMarket, MODULE, newGuest } from '@tests/support/round-market';
import { openWire } from '@tests/support/wire';

/** Short limits, so that the tests are fast, yet longer than a busy machine takes for a connection or between two statements. */
const PATIENCE = { connection: 1000, statement: 2000, lock: 300, idle: 1000 };
const UNHURRIED = { connection: 20_000, statement: 20_000, lock: 20_000, idle: 20_000 };
const CONFIG = 'http://shop.test/api/v1/config';

let shop: RealShop;

beforeAll(async () => {
  vi.stubEnv('DATABASE_CONNECTIONS', '3');
  shop = await openRealShop(PATIENCE);
  await fillMarket(shop.db);
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await shop.close();
});

const api = () => createApi(areas, () => Promise.resolve(shop.db));

/** Runs work while another transaction locks the settings, which nearly every call reads. */
async function whileHeld<Out>(act: () => Promise<Out>): Promise<Out> {
  await shop.other.query('begin');
  await shop.other.query('lock table settings in access exclusive mode');
  try {
    return await act();
  } finally {
    await shop.other.query('rollback');
  }
}

async function told(answer: Response) {
  const { errors } = (await answer.json()) as { errors: { code: string; message: string }[] };
  return [answer.status, answer.headers.get('Retry-After'), errors[0]?.code, errors[0]?.message];
}

describe('a lock that is not released', () => {
  it.each([
    ['en', 'The shop can not answer right now. Please try again in a moment.'],
    ['ar', 'لا يستطيع المتجر الرد الآن. يرجى المحاولة مرة أخرى بعد لحظات.'],
  ])('is not waited for, and the customer is asked kindly to try again: %s', async (language, words) => {
    const began = performance.now();
    const answer = await whileHeld(async () => api().request(CONFIG, { headers: { 'X-localization': language } }));
    expect(await told(answer)).toEqual([503, '2', 'unavailable', words]);
    // Before the statement's own limit, and long before a visitor gives up.
    expect(performance.now() - began).toBeLessThan(PATIENCE.statement);
    expect((await api().request(CONFIG)).status).toBe(200);
  });

  it('causes no other failure, however many calls wait for three connections', async () => {
    const ask = async (app: ReturnType<typeof api>) => {
      const calls = Array.from({ length: 40 }, async () => (await app.request(CONFIG)).status);
      return new Set(await Promise.all(calls));
    };
    expect(await whileHeld(() => ask(api()))).toEqual(new Set([503]));
    const unhurried = await openPostgres(shop.url, UNHURRIED);
    expect(await ask(createApi(areas, () => Promise.resolve(unhurried.db)))).toEqual(new Set([200]));
    await unhurried.close();
  });
});

describe('more calls than are worked on at a time', () => {
  it('are refused at once, while pages and queued calls go on', async () => {
    // Calls that run wait for the lock until it is released, those that queue wait for them.
    const { db, close } = await openPostgres(shop.url, UNHURRIED);
    const app = createApi(areas, () => Promise.resolve(db), { queue: limitConcurrency(2, 3) });
    const statuses: number[] = [];
    let calls: Promise<void>[] = [];
    const { page, refused } = await whileHeld(async () => {
      calls = Array.from({ length: 20 }, async () => void statuses.push((await app.request(CONFIG)).status));
      const { status } = await app.request('http://shop.test/api/v1/module', {}, fromWithin);
      await vi.waitUntil(() => statuses.length >= 15, 10_000);
      return { page: status, refused: [...statuses] };
    });
    expect(page).toBe(200);
    expect(refused).toEqual(Array.from({ length: 15 }, () => 503));
    await Promise.all(calls);
    expect(statuses.slice(15)).toEqual([200, 200, 200, 200, 200]);
    await close();
  });
});

describe('a visitor who sends many changes of a cart at once', () => {
  it.each([
    ['a cart', 'DELETE /customer/cart/remove'],
    ['a rental cart', 'DELETE /rental/user/cart/remove-cart'],
  ])('keeps nobody else waiting: %s', async (_name, path) => {
    const app = api();
    const guest_id = await newGuest(app);
    const change = async () => (await call(app, `${path}?guest_id=${guest_id}`, { module: MODULE.food })).status;
    await shop.other.query('begin');
    await shop.other.query('select id from guests where id = $1 for update', [guest_id]);
    const changes = Array.from({ length: 20 }, change);
    await vi.waitFor(shop.findWaiting, { timeout: 5000 });
    const other = await app.request(CONFIG);
    await shop.other.query('rollback');
    expect(other.status).toBe(200);
    const refused = (await Promise.all(changes)).filter((status) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(20 - 1 - limits.cart_changes_waiting_max);
    expect(await change()).toBe(200);
  });
});

it('a call queues once, and once more after its body is read, and blocks nobody while it is read', async () => {
  let running = 0;
  let turns = 0;
  const queue = async <Out>(work: () => Promise<Out>) => {
    turns += 1;
    running += 1;
    return work().finally(() => (running -= 1));
  };
  const app = createApi(areas, () => Promise.resolve(shop.db), { queue });
  expect((await app.request(CONFIG)).status).toBe(200);
  expect(turns).toBe(1);
  const runningMeanwhile: number[] = [];
  const pull = (sent: ReadableStreamDefaultController<Uint8Array>) => {
    runningMeanwhile.push(running);
    sent.enqueue(new TextEncoder().encode('{}'));
    sent.close();
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const sent = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
  expect((await app.request('http://shop.test/api/v1/auth/guest/request', sent)).status).toBe(200);
  expect(turns).toBe(3);
  expect(runningMeanwhile).toEqual([0]);
});

describe('a connection', () => {
  it('that the database ends between two statements ends its transaction, not the process', async () => {
    const idle = shop.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await vi.waitUntil(async () => (await connections('idle in transaction')) === 0, { timeout: 5000 });
      await tx.execute(sql`select 1`);
    });
    await expect(idle).rejects.toThrow();
    expect((await api().request(CONFIG)).status).toBe(200);
  });

  it('to a machine that is gone is dropped, and the next query opens a new one', async () => {
    const wire = await openWire(shop.url);
    const through = await openPostgres(wire.url, PATIENCE);
    wire.cut();
    await expect(through.db.execute(sql`select 1`)).rejects.toThrow();
    await through.db.execute(sql`select 1`);
    await through.close();
    await wire.close();
  });
});

async function connections(state: string): Promise<number> {
  const { rows } = await shop.other.query(
    'select 1 from pg_stat_activity where state = $1 and datname = current_database()',
    [state],
  );
  return rows.length;
}

describe('work that takes long', () => {
  it('over DATABASE_DIRECT_URL has no limits, also where the role of a pooler has some', async () => {
    const limited = new URL(shop.url);
    Object.assign(limited, { username: 'hurried', password: 'hurried' });
    await shop.db.execute(`create role hurried superuser login password 'hurried'`);
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await shop.db.execute(`alter role hurried set ${limit} = '300ms'`);
    vi.stubEnv('DATABASE_DIRECT_URL', limited.href);
    try {
      const { db } = await openShared({ isUnlimited: true });
      await expect(db.execute('select pg_sleep(0.6)')).resolves.toMatchObject({ rowCount: 1 });
      await db.transaction(async (inside) => {
        await inside.execute('select 1');
        await new Promise((later) => setTimeout(later, 600));
        await inside.execute('select 1');
      });
    } finally {
      await closeDatabase();
      vi.unstubAllEnvs();
      await shop.db.execute('drop role hurried');
    }
  });
});
