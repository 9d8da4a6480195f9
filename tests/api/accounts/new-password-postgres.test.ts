import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPostgres, type Opened } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { removeEndedTokens } from '@/server/data/token';
import { customer_tokens } from '@/server/db/schema';
import { realDatabase } from '@tests/support/postgres';
import { NOW } from '@tests/support/round-market';
import { DEMO_CODE, findAccount, LINA, signInRoom, type Room } from '@tests/support/rooms/sign-in-room';

let place: Awaited<ReturnType<typeof realDatabase>>;
let opened: Opened;
let room: Room;
/** The connection of a sign-in that is just issuing a token. */
let signIn: pg.Client;

beforeAll(async () => {
  for (const [name, value] of Object.entries({ DEMO: 'true', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests' }))
    vi.stubEnv(name, value);
  place = await realDatabase();
  opened = await openPostgres(place.url);
  await migrateDatabase(opened);
  room = await signInRoom(opened.db);
  signIn = new pg.Client({ connectionString: place.url });
  await signIn.connect();
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await signIn.end();
  await opened.close();
  await place.close();
});

async function findWaiting() {
  const { rows } = await signIn.query('select pid from pg_locks where not granted');
  if (rows.length === 0) throw new Error('nothing waits yet');
}

it('[PWD-22] a new password waits for a sign-in that is issuing its token, and then ends it', async () => {
  const { id = 0 } = (await findAccount(room.db, LINA)) ?? {};
  const byMail = { verification_method: 'email', email: LINA.email };
  await room.from('10.21.0.1', 'POST /auth/forgot-password', byMail);

  await signIn.query('begin');
  await signIn.query('select id from customers where id = $1 for no key update', [id]);
  await signIn.query(
    "insert into customer_tokens (customer_id, token_hash, expires_at) values ($1, 'of the old password', 'infinity')",
    [id],
  );
  const chosen = { reset_token: DEMO_CODE, password: 'second-lantern', confirm_password: 'second-lantern' };
  const reset = room.from('10.21.0.1', 'PUT /auth/reset-password', { ...byMail, ...chosen });
  await vi.waitFor(findWaiting, { timeout: 10_000 });
  await signIn.query('commit');

  expect((await reset).status).toBe(200);
  expect(await room.db.select().from(customer_tokens).where(eq(customer_tokens.customer_id, id))).toEqual([]);
});

it('the hourly clean-up passes over the ended sessions of a customer who is just signing in', async () => {
  const { id = 0 } = (await findAccount(room.db, LINA)) ?? {};
  await room.db
    .insert(customer_tokens)
    .values({ customer_id: id, token_hash: 'ended', expires_at: NOW, last_used_at: NOW });
  const clean = async () => {
    await room.db.transaction((db) => removeEndedTokens(db, new Date(NOW.getTime() + 1000), 200));
    return room.db.select().from(customer_tokens).where(eq(customer_tokens.token_hash, 'ended'));
  };
  await signIn.query('begin');
  await signIn.query('select id from customers where id = $1 for no key update', [id]);
  expect(await clean()).toHaveLength(1);
  await signIn.query('commit');
  expect(await clean()).toEqual([]);
});
