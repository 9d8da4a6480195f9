import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { removeEndedTokens } from '@/server/data/token';
import { customer_tokens } from '@/server/db/schema';
import { openRealShop, type RealShop } from '@tests/support/postgres';
import { NOW } from '@tests/support/round-market';
import { DEMO_CODE, findAccount, LINA, signInRoom, type Room } from '@tests/support/rooms/sign-in-room';

/** Its other connection is that of a sign-in that is just issuing a token. */
let shop: RealShop;
let room: Room;

beforeAll(async () => {
  for (const [name, value] of Object.entries({ DEMO: 'true', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests' }))
    vi.stubEnv(name, value);
  shop = await openRealShop();
  room = await signInRoom(shop.db);
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await shop.close();
});

it('[PWD-22] a new password waits for a sign-in that is issuing its token, and then ends it', async () => {
  const { id = 0 } = (await findAccount(room.db, LINA)) ?? {};
  const byMail = { verification_method: 'email', email: LINA.email };
  await room.from('10.21.0.1', 'POST /auth/forgot-password', byMail);

  await shop.other.query('begin');
  await shop.other.query('select id from customers where id = $1 for no key update', [id]);
  await shop.other.query(
    "insert into customer_tokens (customer_id, token_hash, expires_at) values ($1, 'of the old password', 'infinity')",
    [id],
  );
  const chosen = { reset_token: DEMO_CODE, password: 'second-lantern', confirm_password: 'second-lantern' };
  const reset = room.from('10.21.0.1', 'PUT /auth/reset-password', { ...byMail, ...chosen });
  await vi.waitFor(shop.findWaiting, { timeout: 10_000 });
  await shop.other.query('commit');

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
  await shop.other.query('begin');
  await shop.other.query('select id from customers where id = $1 for no key update', [id]);
  expect(await clean()).toHaveLength(1);
  await shop.other.query('commit');
  expect(await clean()).toEqual([]);
});
