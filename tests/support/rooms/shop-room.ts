import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Database } from '@/server/db/client';
import { freshDatabase, type TestDatabase } from '../database';
import { apiOn, configure, PAYMENT } from '../pay-market';
import { address, fillMarket, lineBody, NOW, ORDER, STORE, type Line } from '../round-market';

export type Shop = { database: Pick<TestDatabase, 'db'>; api: Hono };

/**
 * The back end of a whole test file, with a database of its own that `fill` has filled. Both are ready in its tests and
 * in all `beforeAll` that come after this line.
 */
export function openShop(fill: (db: Database) => Promise<void> = fillMarket, now: () => Date = () => NOW): Shop {
  let opened: TestDatabase | undefined;
  const open = () => {
    if (!opened) throw new Error('The database is there once the first `beforeAll` has run');
    return opened;
  };
  beforeAll(async () => {
    opened = await freshDatabase('migrated');
    await fill(opened.db);
  }, 60_000);
  afterAll(() => opened?.close());
  const database = {
    get db() {
      return open().db;
    },
  };
  return { database, api: apiOn(() => Promise.resolve(database.db), now) };
}

/** Gives the back end these settings for a whole test file. */
export function runWith(settings: Record<string, string>): void {
  beforeAll(() => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  });
  afterAll(() => void vi.unstubAllEnvs());
}

/** The sandbox of a demo, whose staff leave every order as it is; settings of a test end with it. */
export function runStillDemo(): void {
  beforeEach(() => {
    vi.stubEnv('DEMO', 'true');
    vi.stubEnv('DEMO_STEP_SECONDS', '100000');
  });
  afterEach(() => void vi.unstubAllEnvs());
}

/** Fills the small market and enables all payment methods, with these settings. */
export const fillPaying =
  (settings: Record<string, unknown> = {}) =>
  async (db: Database): Promise<void> => {
    await fillMarket(db);
    await configure(db, { ...PAYMENT, ...settings });
  };

/** The input of an order that is bought past the cart. */
export const buyNow = (lines: readonly Line[], more: object = {}) => ({
  ...{ ...ORDER, store_id: STORE.plain, ...address(5) },
  ...{ is_buy_now: 1, cart: JSON.stringify(lines.map(lineBody)), ...more },
});
