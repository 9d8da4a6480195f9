import { hashSync } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as passwords from '@/server/accounts/password';
import * as tokens from '@/server/data/token';
import { customers } from '@/server/db/schema';
import { call, NOW } from '@tests/support/round-market';
import { runWith } from '@tests/support/rooms/shop-room';
import { configure, DEMO_CODE, PASSWORD, openSignInRoom, wayIn } from '@tests/support/rooms/sign-in-room';

const THEIRS = 'hijacked-lantern';
const password_hash = hashSync(PASSWORD, { memoryCost: 19_456, timeCost: 2 });
const room = openSignInRoom();
let n = 0;
let account: { id: number; phone: string; email: string; token: string };

runWith({ DEMO: 'true', SECRET: 'a-secret-of-the-tests' });
beforeAll(async () => {
  const off = { phone_verification_status: 0, email_verification_status: 0 };
  await configure(room.db, 'centralize_login', { manual_login_status: 1, otp_login_status: 1, ...off });
}, 60_000);

/** An attacker has signed up with somebody else's phone, and is signed in. */
beforeEach(async () => {
  room.later(3601);
  const phone = `+1555088${1000 + ++n}`;
  const email = `hijacker${n}@shop.example`;
  const values = { phone, email, password_hash, f_name: 'Hanna', ref_code: `ENDED${n}` };
  const [row] = await room.db.insert(customers).values(values).returning();
  const id = row?.id ?? 0;
  const device = { browser: null, system: null, platform: null };
  const now = new Date(NOW.getTime() + n * 3_601_000);
  account = { id, phone, email, token: await tokens.issueToken(room.db, { customer_id: id, ...device }, now) };
});

const change = () => ({ name: 'Hanna', phone: account.phone, email: account.email, password: THEIRS });
const readAccount = async () => (await room.db.select().from(customers).where(eq(customers.id, account.id)))[0];

/** The owner signs in by a code and says that the account is theirs; answers the token. */
async function claim(): Promise<string> {
  const login = { login_type: 'otp', phone: account.phone };
  await room.from('10.9.1.2', 'POST /auth/login', login);
  const verify = { otp: DEMO_CODE, phone: account.phone, verification_type: 'phone', login_type: 'otp' };
  await room.from('10.9.1.2', 'POST /auth/verify-phone', verify);
  const sure = { ...login, otp: DEMO_CODE, verified: 'yes' };
  return wayIn(await room.from('10.9.1.2', 'POST /auth/login', sure)).token ?? '';
}

/** Sends a call whose body arrives only after `meanwhile`. */
async function sendSlowly(path: string, body: object, meanwhile: () => Promise<unknown>): Promise<number> {
  const late = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await meanwhile();
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        controller.close();
      },
    },
    // Nothing is pulled before the server reads.
    { highWaterMark: 0 },
  );
  const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: late, duplex: 'half' };
  return (await room.api.request(`/api/v1${path}`, init as RequestInit)).status;
}

/** Runs `meanwhile` while the new password of a change is hashed. */
async function changeSlowly(meanwhile: () => Promise<unknown>, language = 'en') {
  const { hashPassword } = passwords;
  const hash = vi.spyOn(passwords, 'hashPassword').mockImplementationOnce(async (password) => {
    await meanwhile();
    return hashPassword(password);
  });
  const answer = await call(room.api, 'POST /customer/update-profile', {
    ...{ token: account.token, body: change(), language },
  });
  hash.mockRestore();
  return answer;
}

async function expectTheOwners(token: string): Promise<void> {
  expect((await call(room.api, 'GET /customer/info', { token, language: 'en' })).status).toBe(200);
  expect(await readAccount()).toMatchObject({ is_phone_verified: true, password_hash: null });
  const login = { login_type: 'manual', email_or_phone: account.phone, password: THEIRS };
  expect((await room.from('10.9.1.1', 'POST /auth/login', login)).status).toBe(401);
}

describe('[AUTH-21, PROF-11] a change that was begun before the owner claimed the account', () => {
  it('is refused when its body comes after that', async () => {
    let owner = '';
    expect(await sendSlowly('/customer/update-profile', change(), async () => (owner = await claim()))).toBe(401);
    await expectTheOwners(owner);
  });

  it('is refused when its password is still being hashed', async () => {
    let owner = '';
    expect((await changeSlowly(async () => (owner = await claim()))).status).toBe(401);
    await expectTheOwners(owner);
  });
});

it.each([
  ['en', /changed in the meantime.*load the page again/],
  ['ar', /تغيّر حسابك.*إعادة تحميل/],
])(
  '[PROF-11] a change of an account that has changed meanwhile is refused, and says so: %s',
  async (language, words) => {
    const verified = { is_email_verified: true };
    const { status, body } = await changeSlowly(
      () => room.db.update(customers).set(verified).where(eq(customers.id, account.id)),
      language,
    );
    expect([status, body]).toMatchObject([
      409,
      { errors: [{ code: 'profile_changed', message: expect.stringMatching(words) as string }] },
    ]);
    expect(await readAccount()).toMatchObject({ ...verified, password_hash });
  },
);

describe('[PROF-11] any call whose session ends while its body arrives', () => {
  it('is refused, where only customers may call', async () => {
    const endOthers = async () => {
      const device = { browser: null, system: null, platform: null };
      const now = new Date(NOW.getTime() + n * 3_601_000);
      const token = await tokens.issueToken(room.db, { customer_id: account.id, ...device }, now);
      expect((await call(room.api, 'POST /customer/sessions/end-others', { token })).status).toBe(200);
    };
    expect(await sendSlowly('/customer/update-interest', { interest: [] }, endOthers)).toBe(401);
  });

  it('is refused for an account that is blocked meanwhile', async () => {
    const block = () => room.db.update(customers).set({ status: false }).where(eq(customers.id, account.id));
    expect(await sendSlowly('/customer/update-profile', change(), block)).toBe(401);
  });
});

describe('[PROF-11] a call whose session ends after it was looked up for the last time', () => {
  /** Runs `meanwhile` then: the session is looked up before the body comes, and once more after it. */
  async function endedMeanwhile(line: string, body: object, meanwhile: () => Promise<unknown>) {
    const { findCustomerByToken } = tokens;
    const find = vi.spyOn(tokens, 'findCustomerByToken');
    find.mockImplementationOnce(findCustomerByToken);
    find.mockImplementationOnce(async (...given) => {
      const found = await findCustomerByToken(...given);
      await meanwhile();
      return found;
    });
    const answer = await call(room.api, line, { token: account.token, body });
    find.mockRestore();
    return answer;
  }

  it('ends no sessions of the owner', async () => {
    let owner = '';
    const end = 'POST /customer/sessions/end-others';
    const { status } = await endedMeanwhile(end, {}, async () => (owner = await claim()));
    expect(status).toBe(401);
    await expectTheOwners(owner);
  });

  it('has no messages sent to its device', async () => {
    const device = { cm_firebase_token: 'to the attacker' };
    const { status } = await endedMeanwhile('PUT /customer/cm-firebase-token', device, claim);
    expect([status, (await readAccount())?.cm_firebase_token]).toEqual([401, null]);
  });
});
