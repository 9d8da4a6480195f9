import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { limits } from '@/domain/limits';
import { DAY_MS, HOUR_MS } from '@/domain/time/units';
import { uploads } from '@/server/db/schema';
import { queueLostUploads } from '@/server/media/lost-uploads';
import { openPostgres, type Opened, queryRows } from '@/server/db/client';
import { openRealShop, type RealShop } from '@tests/support/postgres';

const NOW = new Date('2026-03-10T08:00:00Z');
/** A call of the shop ends after this, and its connection after twice as long. */
const STATEMENT_MS = 1000;

let shop: RealShop;
let ofCalls: Opened;
beforeAll(async () => {
  shop = await openRealShop();
  ofCalls = await openPostgres(shop.url, { connection: 0, statement: STATEMENT_MS, lock: 0, idle: 0 });
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await ofCalls.close();
  await shop.close();
});

const queued = () => queryRows<{ name: string }>(shop.db, sql`select name from files_to_remove order by name`);

it('[PROF-18] lost files are found though the search takes longer than a call may, by one of several machines', async () => {
  vi.stubEnv('DATABASE_URL', shop.url);
  const created_at = new Date(NOW.getTime() - limits.upload_named_hours * HOUR_MS - DAY_MS);
  await shop.db.insert(uploads).values({ name: 'uploads/chat/lost.webp', bytes: 10, created_at });
  // Reading is slow while somebody else holds one of the tables.
  await shop.other.query('begin; lock table drivers in access exclusive mode');
  const searches = Promise.all([queueLostUploads(ofCalls.db, NOW), queueLostUploads(ofCalls.db, NOW)]);
  const outcome = searches.then(
    () => 'found',
    (error: unknown) => String(error),
  );
  await vi.waitFor(shop.findWaiting, 20_000);
  await new Promise((resolve) => setTimeout(resolve, STATEMENT_MS * 3));
  await shop.other.query('commit');
  expect(await outcome).toBe('found');
  expect(await queued()).toEqual([{ name: 'uploads/chat/lost.webp' }]);
}, 60_000);
