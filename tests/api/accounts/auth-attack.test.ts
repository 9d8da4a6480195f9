import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { customers, one_time_codes } from '@/server/db/schema';
import * as passwords from '@/server/accounts/password';
import { attackedShop } from '@tests/support/attacked-shop';
import { call, codes, type Answer } from '@tests/support/round-market';
import { BLOCKED, CLAIMED, DEMO_CODE, LINA, PASSWORD, wayIn } from '@tests/support/rooms/sign-in-room';

// Hundreds of slow hashes take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const shop = attackedShop();

const login = (address: string, email_or_phone: string, password: string) =>
  shop.from(address, 'POST /auth/login', { login_type: 'manual', email_or_phone, password });
const ask = (address: string, phone: string) => shop.from(address, 'POST /auth/login', { login_type: 'otp', phone });
const verify = (address: string, phone: string, otp: string) =>
  shop.from(address, 'POST /auth/verify-phone', { otp, phone, verification_type: 'phone', login_type: 'otp' });
async function signInWith(address: string, headers: Record<string, string>) {
  const answer = await shop.api.request('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Forwarded-For': address, ...headers },
    body: JSON.stringify({ login_type: 'manual', email_or_phone: LINA.email, password: PASSWORD }),
  });
  const { device_token = '' } = (await answer.json()) as { device_token?: string };
  return { status: answer.status, cookie: answer.headers.get('set-cookie') ?? '', device_token };
}
const blocked = (answer: Answer) => answer.status === 405 && codes(answer)[0]?.startsWith('otp_');

describe('[AUTH-21] passwords', () => {
  const wrong = (address: string, email: string, n: number) => login(address, email, `guess-${n}`);

  it('of one account are counted together, by email and by phone', async () => {
    for (let n = 0; n < 5; n++) expect((await wrong('10.4.0.8', LINA.email, n)).status).toBe(401);
    for (let n = 0; n < 5; n++) expect((await wrong('10.4.0.8', LINA.phone, n)).status).toBe(401);
    expect(blocked(await wrong('10.4.0.8', LINA.phone, 9))).toBe(true);
    shop.later(3600);
  });

  it('of one account cannot be guessed from one address, also not in parallel', async () => {
    const tries = Array.from({ length: 15 }, (_it, n) => wrong('10.4.0.1', 'guessed@shop.example', n));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(blocked)).toHaveLength(5);
  });

  it('are blocked longer with each further one', async () => {
    for (const seconds of [60, 120, 240]) {
      expect(blocked(await wrong('10.4.0.1', 'guessed@shop.example', 1))).toBe(true);
      shop.later(seconds);
      expect((await wrong('10.4.0.1', 'guessed@shop.example', 1)).status).toBe(401);
    }
  });

  it('of a stranger do not lock the owner out, who has another address', async () => {
    for (let n = 0; n < 15; n++) await wrong('10.4.1.1', LINA.email, n);
    expect(blocked(await login('10.4.1.1', LINA.email, PASSWORD))).toBe(true);
    expect(wayIn(await login('10.4.1.2', LINA.email, PASSWORD)).token).not.toBeNull();
    shop.later(3601);
  });

  it('of strangers at many addresses block unknown devices, but none that has been signed in', async () => {
    const first = await signInWith('10.4.2.1', {});
    expect(first.cookie).toMatch(/^device=[^;]+; Max-Age=31536000; Path=\/api\/v1; HttpOnly; SameSite=Strict$/);
    const answers: Answer[] = [];
    for (let n = 0; n < 120; n++) answers.push(await wrong(`10.4.3.${n % 20}`, LINA.email, n));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(80);
    expect(blocked(await login('10.4.2.2', LINA.email, PASSWORD))).toBe(true);
    const kept = { cookie: first.cookie.split(';')[0] ?? '' };
    expect((await signInWith('10.4.3.1', kept)).status).toBe(200);
    expect((await signInWith('10.4.3.1', { 'X-Device-Token': first.device_token })).status).toBe(200);
    shop.later(61);
    expect((await login('10.4.2.2', LINA.email, PASSWORD)).status).toBe(200);
  });

  it('cannot be guessed on a known device either, and its token is not valid for another account', async () => {
    const { device_token } = await signInWith('10.4.4.1', {});
    const headers = { 'X-Device-Token': device_token };
    const answers: Answer[] = [];
    for (let n = 0; n < 12; n++) {
      const body = { login_type: 'manual', email_or_phone: LINA.email, password: `guess-${n}` };
      answers.push(
        await shop.from('', 'POST /auth/login', body, {
          headers: { ...headers, 'X-Forwarded-For': `10.4.5.${n}` },
        }),
      );
    }
    expect(answers.slice(10).every(blocked)).toBe(true);
    for (let n = 0; n < 10; n++) await wrong('10.4.4.2', BLOCKED.email, n);
    const body = { login_type: 'manual', email_or_phone: BLOCKED.email, password: 'guess' };
    const foreign = await shop.from('', 'POST /auth/login', body, {
      headers: { ...headers, 'X-Forwarded-For': '10.4.4.2' },
    });
    expect(blocked(foreign)).toBe(true);
    shop.later(3601);
  });

  it('of many accounts cannot be guessed from one address', async () => {
    const answers: Answer[] = [];
    for (let n = 0; n < 52; n++) answers.push(await login('10.5.0.1', `many${n}@shop.example`, 'guess-it'));
    expect(answers.slice(0, 50).filter(({ status }) => status === 401)).toHaveLength(50);
    expect(answers.slice(50).every(blocked)).toBe(true);
    expect(wayIn(await login('10.5.0.2', LINA.email, PASSWORD)).token).not.toBeNull();
  });

  it('the header of a proxy is trusted only for the configured number of proxies', async () => {
    shop.later(601);
    for (let n = 0; n < 50; n++) await login(`1.1.1.${n}, 10.6.0.1`, `proxy${n}@shop.example`, 'guess-it');
    expect(blocked(await login('9.9.9.9, 10.6.0.1', 'proxy@shop.example', 'guess-it'))).toBe(true);
  });

  it('are checked as slowly without an account as with one', async () => {
    const compare = vi.spyOn(passwords, 'isPassword');
    shop.later(601);
    await shop.db.update(customers).set({ password_hash: null }).where(eq(customers.email, CLAIMED.email));
    for (const entry of [LINA.email, BLOCKED.email, CLAIMED.email, 'nobody-at-all@shop.example'])
      expect((await login('10.7.0.1', entry, 'wrong-password')).status).toBe(401);
    expect(compare).toHaveBeenCalledTimes(4);
    compare.mockRestore();
  });
});

describe('[AUTH-48] codes', () => {
  it('block a contact after five wrong ones from any address, and a new code does not reset the tries', async () => {
    const phone = '+15550101001';
    await ask('10.8.0.1', phone);
    for (let n = 0; n < 3; n++) expect((await verify(`10.8.1.${n}`, phone, '000000')).status).toBe(404);
    shop.later(61);
    expect((await ask('10.8.0.2', phone)).status).toBe(200);
    expect((await verify('10.8.1.4', phone, '000000')).status).toBe(404);
    expect(codes(await verify('10.8.1.5', phone, '000000'))).toEqual(['otp_temp_blocked']);
    expect(codes(await verify('10.8.1.6', phone, DEMO_CODE))).toEqual(['otp_block_time']);
    shop.later(601);
    await ask('10.8.0.3', phone);
    expect(wayIn(await verify('10.8.1.7', phone, DEMO_CODE)).is_personal_info).toBe(false);
  });

  it('of the owner are not blocked by strangers, whose requests and guesses are counted separately', async () => {
    const phone = '+15550101011';
    expect((await ask('10.8.2.1', phone)).status).toBe(200);
    const asked = await Promise.all([1, 2, 3].map((n) => ask(`10.8.3.${n}`, phone)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (let n = 0; n < 6; n++) await verify(`10.8.4.${n}`, phone, '000000');
    for (let n = 0; n < 5; n++) await verify('10.8.3.1', phone, '000000');
    expect(codes(await verify('10.8.4.9', phone, DEMO_CODE))).toEqual(['otp_block_time']);
    expect(codes(await verify('10.8.3.1', phone, DEMO_CODE))).toEqual(['otp_block_time']);
    expect(wayIn(await verify('10.8.2.1', phone, DEMO_CODE)).is_personal_info).toBe(false);
  });

  it('are sent to a known device, however many strangers have requested', async () => {
    shop.later(3601);
    const { device_token } = await signInWith('10.8.5.1', {});
    for (let n = 0; n < 20; n++) expect((await ask(`10.8.6.${n}`, LINA.phone)).status).toBe(200);
    expect(blocked(await ask('10.8.6.99', LINA.phone))).toBe(true);
    const headers = { 'X-Forwarded-For': '10.8.5.1', 'X-Device-Token': device_token };
    const own = await shop.from('', 'POST /auth/login', { login_type: 'otp', phone: LINA.phone }, { headers });
    expect(own.status).toBe(200);
    shop.later(3601);
  });

  it('are right once, also at the same moment', async () => {
    const fresh = { email: 'once@shop.example', phone: '+15550101002' };
    await shop.from('10.9.0.1', 'POST /auth/sign-up', { name: 'Once', ...fresh, password: PASSWORD });
    shop.later(61);
    await ask('10.9.0.2', LINA.phone);
    const answers = await Promise.all([1, 2, 3].map((n) => verify(`10.9.1.${n}`, LINA.phone, DEMO_CODE)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('expire after ten minutes, and are valid for their own contact and purpose only', async () => {
    shop.later(61);
    await ask('10.9.0.3', LINA.phone);
    expect((await verify('10.9.0.4', '+15550101003', DEMO_CODE)).status).toBe(404);
    const reset = { verification_method: 'phone', phone: LINA.phone, reset_token: DEMO_CODE };
    const passwords = { password: 'stolen-lantern', confirm_password: 'stolen-lantern' };
    expect((await shop.from('10.9.0.5', 'PUT /auth/reset-password', { ...reset, ...passwords })).status).toBe(400);
    shop.later(600);
    expect((await verify('10.9.0.6', LINA.phone, DEMO_CODE)).status).toBe(404);
  });

  it('are limited for one contact and from one address', async () => {
    const phone = '+15550101004';
    for (let n = 0; n < 8; n++) {
      expect((await ask('10.10.0.1', phone)).status).toBe(200);
      shop.later(61);
    }
    expect(blocked(await ask('10.10.0.1', phone))).toBe(true);
    for (let n = 0; n < 12; n++) expect((await ask(`10.10.2.${n}`, phone)).status).toBe(200);
    expect(blocked(await ask('10.10.2.99', phone))).toBe(true);
    for (let n = 0; n < 40; n++) await ask('10.10.1.1', `+155501020${String(n).padStart(2, '0')}`);
    expect(blocked(await ask('10.10.1.1', '+15550103000'))).toBe(true);
  });

  it('[AUTH-29] are requested alike with and without an account', async () => {
    shop.later(601);
    const [known, unknown] = [await ask('10.13.0.1', LINA.phone), await ask('10.13.0.2', '+15550104001')];
    expect(known.status).toBe(200);
    // Each answer contains the number that was sent.
    expect({ ...wayIn(unknown), phone: LINA.phone }).toEqual(wayIn(known));
    expect(unknown.status).toBe(200);
  });

  it('are kept as keyed hashes and never answered', async () => {
    shop.later(61);
    const answer = await ask('10.11.0.1', LINA.phone);
    expect(JSON.stringify(answer.body)).not.toContain(DEMO_CODE);
    const [row] = await shop.db.select().from(one_time_codes).where(eq(one_time_codes.contact, LINA.phone));
    expect(row?.code_hash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(wayIn(await login('10.11.0.2', LINA.email, PASSWORD)))).not.toMatch(/argon2|hash/);
  });
});

it('[AUTH-44] a nameless account is completed only by who has proved its contact', async () => {
  const phone = '+15550101005';
  shop.later(61);
  await ask('10.12.0.1', phone);
  await verify('10.12.0.1', phone, DEMO_CODE);
  const profile = { name: 'Thief', phone, email: 'thief@shop.example', login_type: 'otp' };
  expect((await shop.from('10.12.0.2', 'POST /auth/update-info', profile)).status).toBe(404);
  expect((await call(shop.api, 'POST /auth/update-info', { body: profile })).status).toBe(404);
  shop.later(15 * 60);
  expect((await shop.from('10.12.0.1', 'POST /auth/update-info', profile)).status).toBe(404);
});

describe('[AUTH-44] the profile of a new account', () => {
  const profile = (phone: string) => ({
    name: 'New',
    phone,
    email: `n${phone.slice(1)}@shop.example`,
    login_type: 'otp',
  });
  const complete = (address: string, phone: string, headers: Record<string, string> = {}) =>
    shop.from(address, 'POST /auth/update-info', profile(phone), {
      headers: { 'X-Forwarded-For': address, ...headers },
    });

  it('is completed by the browser that proved the phone alone, though others share its address', async () => {
    const phone = '+15550101006';
    const own = { 'X-Forwarded-For': '10.12.1.1', 'Sec-Fetch-Site': 'same-origin' };
    await ask('10.12.1.1', phone);
    const proved = await shop.api.request('/api/v1/auth/verify-phone', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...own },
      body: JSON.stringify({ otp: DEMO_CODE, phone, verification_type: 'phone', login_type: 'otp' }),
    });
    expect(await proved.json()).toMatchObject({ token: null, is_personal_info: 0 });
    const cookie = (proved.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

    expect((await complete('10.12.1.1', phone)).status).toBe(404);
    expect((await complete('10.12.1.1', phone, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(404);
    const others = (await signInWith('10.12.1.1', {})).cookie.split(';')[0] ?? '';
    expect((await complete('10.12.1.1', phone, { cookie: others })).status).toBe(404);
    expect(wayIn(await complete('10.12.1.9', phone, { cookie })).token).not.toBeNull();
  });

  it('cannot be tried again and again', async () => {
    for (let n = 0; n < 30; n++) expect((await complete('10.12.2.1', `+155501021${n + 10}`)).status).toBe(404);
    expect(blocked(await complete('10.12.2.1', '+15550102199'))).toBe(true);
    const phone = '+15550102200';
    for (let n = 0; n < 20; n++) expect((await complete(`10.12.3.${n}`, phone)).status).toBe(404);
    expect(blocked(await complete('10.12.3.99', phone))).toBe(true);
    // Whoever has proved it waits a minute at most.
    shop.later(61);
    await ask('10.12.4.1', phone);
    await verify('10.12.4.1', phone, DEMO_CODE);
    expect(wayIn(await complete('10.12.4.1', phone)).token).not.toBeNull();
  });
});
