import { eq, inArray } from 'drizzle-orm';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { updateProfile } from '@/contract/customer/customer-writes';
import { record } from '@/contract/core/wire-values';
import * as passwords from '@/server/accounts/password';
import { ApiError } from '@/server/http/api';
import * as schema from '@/server/db/schema';
import { signedInCustomer } from '@tests/support/accounts';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, fillMarket, NOW } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

const { database, api } = openShop(fillMarket, () => now);
let token: string;
let now = NOW;
const folder = uploadFolder();

beforeAll(async () => {
  vi.stubEnv('DEMO', 'true');
  const { db } = database;
  token = await signedInCustomer(db, {
    id: 81,
    phone: '+15550100081',
    email: 'old@shop.example',
    password_hash: 'old',
  });
  await signedInCustomer(db, { id: 82, phone: '+15550100082', email: 'other@shop.example' });
}, 60_000);

const FORM = { name: 'Noura Salem Ali', email: 'old@shop.example', phone: '+15550100081' };

async function send(fields: Record<string, string | File>, as = token) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { authorization: `Bearer ${as}`, 'X-localization': 'en' };
  const answer = await api.request('/api/v1/customer/update-profile', { method: 'POST', headers, body });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function account(id = 81) {
  const [row] = await database.db.select().from(schema.customers).where(eq(schema.customers.id, id));
  return row;
}

async function verification(statuses: object): Promise<void> {
  const row = { key: 'centralize_login', value: { manual_login_status: 1, ...statuses } };
  await database.db.insert(schema.settings).values(row).onConflictDoUpdate({ target: schema.settings.key, set: row });
}

async function picture(type = 'image/png'): Promise<File> {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#286' } })
    .png()
    .toBuffer();
  return new File([bytes as BlobPart], 'me.png', { type });
}

const storedPictures = () =>
  readdirSync(join(folder, 'media/uploads/profile')).map((name) => `uploads/profile/${name}`);

describe('[PROF-11] a change of the profile', () => {
  it('is saved and says so', async () => {
    expect(await send(FORM)).toEqual({ status: 200, body: { message: 'Updated successfully.' } });
    expect(await account()).toMatchObject({ f_name: 'Noura', l_name: 'Salem Ali' });
  });

  it('is refused without a name, with an invalid contact, and with a short password', async () => {
    for (const [field, value] of [
      ['name', ' '],
      ['email', 'nobody'],
      ['phone', '12'],
      ['password', '12345'],
    ] as const) {
      const { status, body } = await send({ ...FORM, [field]: value });
      expect([status, (body.errors as { code: string }[])[0]?.code]).toEqual([403, field]);
    }
  });

  it('is refused for the contact of another account', async () => {
    const { body } = await send({ ...FORM, email: 'Other@shop.example' });
    expect(body.errors).toMatchObject([{ code: 'email' }]);
    expect((await send({ ...FORM, phone: '+15550100082' })).body.errors).toMatchObject([{ code: 'phone' }]);
    expect(await account()).toMatchObject({ email: 'old@shop.example', phone: '+15550100081' });
  });

  it('gives a contact that many request at once to one of them, and refuses the others', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        signedInCustomer(database.db, { id: 90 + n, phone: `+1555010009${n}`, email: `many${n}@shop.example` }),
      ),
    );
    for (const [field, wanted] of Object.entries({ phone: '+15550100777', email: 'wanted@shop.example' })) {
      const answers = await Promise.all(
        tokens.map((token, n) => {
          const own = { name: 'One Ofmany', phone: `+1555010009${n}`, email: `many${n}@shop.example` };
          return send({ ...own, [field]: wanted }, token);
        }),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ status, body }) => [status, record((body.errors as unknown[])[0]).code])).toEqual(
        Array.from({ length: 7 }, () => [403, field]),
      );
    }
  });

  it('stores a picture as a square and deletes the previous one', async () => {
    await send({ ...FORM, image: await picture() });
    const first = (await account())?.image ?? '';
    expect(existsSync(join(folder, 'media', first))).toBe(true);
    await send({ ...FORM, image: await picture() });
    const second = (await account())?.image ?? '';
    expect([second === first, existsSync(join(folder, 'media', first))]).toEqual([false, false]);
    expect(existsSync(join(folder, 'media', second))).toBe(true);
  });

  it('keeps one picture when two are sent at the same moment', async () => {
    const answers = await Promise.all([await picture(), await picture()].map((image) => send({ ...FORM, image })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(storedPictures()).toEqual([(await account())?.image]);
  });

  it('keeps no picture of a change that fails', async () => {
    const kept = (await account())?.image;
    const hash = vi.spyOn(passwords, 'hashPassword').mockRejectedValueOnce(new ApiError('busy'));
    const { status } = await send({ ...FORM, password: 'sunny-lantern', image: await picture() });
    hash.mockRestore();
    expect(status).toBeGreaterThanOrEqual(429);
    expect((await account())?.image).toBe(kept);
    expect(storedPictures()).toEqual([kept]);
  });

  it('keeps the previous picture when the new one is refused', async () => {
    const kept = (await account())?.image;
    const { status, body } = await send({ ...FORM, image: await picture('image/webp') });
    expect([status, body.errors]).toMatchObject([403, [{ code: 'image' }]]);
    const big = new File([new Uint8Array(2.5 * 1024 * 1024)], 'a.png', { type: 'image/png' });
    expect((await send({ ...FORM, image: big })).body.errors).toMatchObject([{ code: 'image' }]);
    expect((await send({ ...FORM, name: 'x'.repeat(3.5 * 1024 * 1024) })).status).toBe(413);
    expect((await account())?.image).toBe(kept);
  });

  it('of the password ends every other session', async () => {
    await database.db
      .insert(schema.customer_tokens)
      .values({ customer_id: 81, token_hash: 'x', expires_at: new Date('2126-01-01') });
    expect((await send({ ...FORM, password: 'new-password', button_type: 'change_password' })).status).toBe(200);
    expect((await account())?.password_hash).toMatch(/^\$argon2id/);
    expect((await send(FORM)).status).toBe(200);
    const left = await database.db
      .select()
      .from(schema.customer_tokens)
      .where(eq(schema.customer_tokens.customer_id, 81));
    expect(left).toHaveLength(1);
  });

  it('is for customers only', async () => {
    expect((await send(FORM, 'a-token-that-nobody-was-given')).status).toBe(401);
  });
});

describe('[PROF-12] a contact that has to be proved', () => {
  const minutes = (count: number) => (now = new Date(now.getTime() + count * 60_000));

  it('is saved once the code is right', async () => {
    await verification({ phone_verification_status: 1 });
    const read = await updateProfile.read?.();
    const form = { ...FORM, name: 'Nora', phone: '+15550100099' };
    const asked = await send(form);
    expect(read?.(asked.body)).toMatchObject({ otp_send: true, verification_on: 'phone', verification_medium: 'SMS' });
    expect(await account()).toMatchObject({ f_name: 'Noura', phone: '+15550100081' });

    const code = { verification_on: 'phone', verification_medium: 'SMS' };
    expect(await send({ ...form, ...code, otp: '000000' })).toMatchObject({
      status: 403,
      body: { ...code, message: 'The code does not match.' },
    });
    expect(await account()).toMatchObject({ phone: '+15550100081' });
    expect((await send({ ...form, ...code, otp: '123456' })).body).toEqual({ message: 'Updated successfully.' });
    expect(await account()).toMatchObject({ f_name: 'Nora', phone: '+15550100099', is_phone_verified: true });
  });

  it('[PROF-10] stays as it is once it is verified', async () => {
    expect((await send({ ...FORM, phone: '+15550100011' })).body).toEqual({ message: 'Updated successfully.' });
    expect(await account()).toMatchObject({ phone: '+15550100099' });
  });

  it.each(['01712345678', '+99912345'])(
    '[PROF-10] stays as it is once it is verified, though the table of numbers does not know it (sent: %j)',
    async (sent) => {
      const phone = '+99912345';
      const as = await signedInCustomer(database.db, {
        ...{ id: 700 + sent.length, email: `unknown${sent.length}@shop.example` },
        ...{ phone: `${phone}${sent.length}`, is_phone_verified: true },
      });
      const form = { name: 'Nora', email: `unknown${sent.length}@shop.example`, phone: sent };
      expect((await send(form, as)).body).toEqual({ message: 'Updated successfully.' });
      expect(await account(700 + sent.length)).toMatchObject({ f_name: 'Nora', phone: `${phone}${sent.length}` });
    },
  );

  it('is only the one that the code was sent to', async () => {
    minutes(5);
    await verification({ email_verification_status: 1 });
    const asked = await send({ ...FORM, email: 'new@shop.example' });
    expect(asked.body).toMatchObject({ otp_send: true, verification_on: 'email', verification_medium: 'email' });
    const code = { verification_on: 'email', otp: '123456' };
    expect((await send({ ...FORM, email: 'third@shop.example', ...code })).status).toBe(403);
    expect((await send({ ...FORM, email: 'new@shop.example', ...code })).status).toBe(200);
    expect(await account()).toMatchObject({ email: 'new@shop.example', is_email_verified: true });
  });

  it('is neither required for a new password alone, nor skipped by one', async () => {
    const form = { ...FORM, email: 'new@shop.example', password: 'another-one', button_type: 'change_password' };
    expect((await send(form)).body).toEqual({ message: 'Updated successfully.' });
    expect((await send({ ...form, email: 'thief@shop.example' })).body).toMatchObject({ otp_send: true });
    expect(await account()).toMatchObject({ email: 'new@shop.example' });
  });
});

describe('[NEWS-03] [PROF-24] the subscription of an account to the newsletter', () => {
  const subscribe = (email: string, as?: string) =>
    call(api, 'POST /newsletter/subscribe', { ...(as && { token: as }), body: { email } });
  const remove = (as: string) => call(api, 'DELETE /customer/remove-account', { token: as });
  const subscribed = async (...emails: string[]) => {
    const { newsletter_subscribers: all } = schema;
    return (await database.db.select().from(all).where(inArray(all.email, emails))).map(({ email }) => email);
  };
  const change = (email: string, id: number, as: string) =>
    send({ name: 'Reads Much', email, phone: `+15550100${id}` }, as);
  async function reader(id: number, is_email_verified = false) {
    now = NOW;
    await verification({ email_verification_status: 0 });
    const emails = { email: `reads${id}@shop.example`, next: `next${id}@shop.example` };
    const as = await signedInCustomer(database.db, {
      ...{ id, phone: `+15550100${id}`, email: emails.email, is_email_verified },
    });
    return { ...emails, as };
  }

  it('follows a change of the email, and goes with the account', async () => {
    const { email, next, as } = await reader(183);
    expect((await subscribe(email, as)).status).toBe(200);
    expect((await change(next, 183, as)).status).toBe(200);
    expect(await subscribed(email, next)).toEqual([next]);
    expect((await remove(as)).status).toBe(200);
    expect(await subscribed(email, next)).toEqual([]);
  });

  it('follows a proved email also if it was made before the sign-in, and joins the one of the next email', async () => {
    const { email, next, as } = await reader(184, true);
    for (const each of [email, next]) expect((await subscribe(each)).status).toBe(200);
    expect((await change(next, 184, as)).status).toBe(200);
    expect(await subscribed(email, next)).toEqual([next]);
  });

  it('is that of a stranger where nobody has proved the email, which neither change nor deletion of the account ends', async () => {
    const { email, next, as } = await reader(185);
    expect((await subscribe(email)).status).toBe(200);
    expect((await change(next, 185, as)).status).toBe(200);
    expect((await change(email, 185, as)).status).toBe(200);
    expect((await remove(as)).status).toBe(200);
    expect(await subscribed(email, next)).toEqual([email]);
  });

  it('stays with whoever else has asked for it, too', async () => {
    const { as } = await reader(186);
    const email = 'asked-twice@shop.example';
    expect((await subscribe(email, as)).status).toBe(200);
    expect((await subscribe(email)).status).toBe(403);
    expect((await remove(as)).status).toBe(200);
    expect(await subscribed(email)).toEqual([email]);
  });
});

describe('[beyond §3.4] what waits for deliveries under the email of an account', () => {
  const wait = (email: string, latitude: number) =>
    database.db.insert(schema.awaited_places).values({
      email,
      latitude,
      longitude: 70,
      language: 'ar',
      created_at: new Date(NOW.getTime() + latitude * 1000),
    });
  const waiting = async (email: string) =>
    (await database.db.select().from(schema.awaited_places).where(eq(schema.awaited_places.email, email)))
      .map(({ latitude }) => latitude)
      .sort((a, b) => a - b);
  /** An account whose email changes; answers what waits under the former and the new one. */
  async function afterChange(id: number, is_email_verified: boolean): Promise<number[][]> {
    now = NOW;
    await verification({ email_verification_status: 0 });
    const [former, changed] = [`former${id}@shop.example`, `changed${id}@shop.example`];
    const phone = `+15550100${id}`;
    const as = await signedInCustomer(database.db, { id, phone, email: former, is_email_verified });
    for (const latitude of [1, 2, 3, 4]) await wait(former, latitude);
    for (const latitude of [4, 5]) await wait(changed, latitude);
    const { status } = await send({ name: 'Waiting Long', email: changed, phone }, as);
    expect(status).toBe(200);
    return [await waiting(former), await waiting(changed)];
  }

  it('goes along to the next one when somebody has proved the former', async () => {
    expect(await afterChange(181, true)).toEqual([[], [1, 2, 3, 4, 5]]);
  });

  it('is removed when nobody has proved it, so that it is not told to whoever gave the email of somebody else', async () => {
    expect(await afterChange(182, false)).toEqual([[], [4, 5]]);
  });
});
