import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { customers, orders } from '@/server/db/schema';
import { attackedShop } from '@tests/support/attacked-shop';
import { codes, MODULE, NOW, STORE } from '@tests/support/round-market';
import { configure, DEMO_CODE, findAccount, wayIn } from '@tests/support/rooms/sign-in-room';

const shop = attackedShop();
const HERE = '10.30.0.1';
const PASSWORD = 'lantern-56';

let n = 0;
/** A sign-up whose phone still has to be verified. */
async function signedUp() {
  n += 1;
  const person = { name: 'Omar Nasser', email: `omar${n}@shop.example`, phone: `+1555019${1000 + n}` };
  const fields = { ...person, password: PASSWORD };
  expect(wayIn(await signUp(fields))).toMatchObject({ token: null, is_phone_verified: false });
  return { ...fields, corrected: `+1555019${2000 + n}` };
}
const signUp = (fields: object) => shop.from(HERE, 'POST /auth/sign-up', fields);
const verify = (phone: string) =>
  shop.from(HERE, 'POST /auth/verify-phone', {
    ...{ otp: DEMO_CODE, phone, verification_type: 'phone', login_type: 'manual' },
  });

beforeAll(() => configure(shop.db, 'centralize_login', { manual_login_status: 1, phone_verification_status: 1 }));

describe('a sign-up that is repeated because a contact was mistyped', () => {
  it('[SIGNUP-06, SIGNUP-23] corrects the phone, also on the next day, and its code signs in', async () => {
    const { corrected, ...fields } = await signedUp();
    shop.later(24 * 3600);
    const again = wayIn(await signUp({ ...fields, name: 'Omar Nassar', phone: corrected }));
    expect(again).toMatchObject({ token: null, is_phone_verified: false, phone: corrected });
    expect((await verify(fields.phone)).status).toBe(404);
    expect(wayIn(await verify(corrected)).token).not.toBeNull();
    expect(await findAccount(shop.db, fields)).toMatchObject({ l_name: 'Nassar', phone: corrected });
  });

  it('[SIGNUP-06, SIGNUP-23] corrects the email', async () => {
    const fields = await signedUp();
    const email = `corrected${n}@shop.example`;
    expect(wayIn(await signUp({ ...fields, email }))).toMatchObject({ token: null, phone: fields.phone });
    expect(await findAccount(shop.db, { phone: fields.phone })).toMatchObject({ email });
  });

  it('[SIGNUP-06] needs the password', async () => {
    const { corrected, ...fields } = await signedUp();
    const other = await signUp({ ...fields, phone: corrected, password: 'another-lantern' });
    expect([other.status, codes(other)]).toEqual([403, ['email']]);
    expect(await findAccount(shop.db, fields)).toMatchObject({ phone: fields.phone });
  });

  it('[SIGNUP-06] does not take a phone that somebody else has', async () => {
    const first = await signedUp();
    const { corrected: _corrected, ...fields } = await signedUp();
    const other = await signUp({ ...fields, phone: first.phone });
    expect([other.status, codes(other)]).toEqual([403, ['phone']]);
  });

  it.each([
    ['verified', { is_email_verified: true }],
    ['used', { last_sign_in_at: NOW }],
    ['blocked', { status: false }],
  ])('[SIGNUP-06] does not change an account that is %s', async (_how, change) => {
    const { corrected, ...fields } = await signedUp();
    await shop.db.update(customers).set(change).where(eq(customers.email, fields.email));
    const other = await signUp({ ...fields, phone: corrected });
    expect([other.status, codes(other)]).toEqual([403, ['email']]);
    expect(await findAccount(shop.db, fields)).toMatchObject({ phone: fields.phone });
  });

  it('[SIGNUP-06] does not change an account that has ordered', async () => {
    const { corrected, ...fields } = await signedUp();
    const account = await findAccount(shop.db, fields);
    await shop.db.insert(orders).values({
      ...{ user_id: account?.id, store_id: STORE.plain, module_id: MODULE.food, order_type: 'take_away' },
      ...{ order_amount: 0, payment_method: 'cash_on_delivery', otp: '0000' },
    });
    const other = await signUp({ ...fields, phone: corrected });
    expect([other.status, codes(other)]).toEqual([403, ['email']]);
  });
});
