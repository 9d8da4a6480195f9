import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attackedShop } from '@tests/support/attacked-shop';
import { DEMO_CODE, LINA, PASSWORD } from '@tests/support/rooms/sign-in-room';

const shop = attackedShop();
let lines: string[];
const SENT = [
  '10.30.0.1',
  LINA.email,
  LINA.phone,
  LINA.phone.slice(1),
  PASSWORD,
  DEMO_CODE,
  'new-lantern-42',
  'Haddad',
];

beforeEach(() => {
  lines = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0);
});
afterEach(() => {
  vi.mocked(process.stderr.write).mockRestore();
});

const post = (line: string, body: object, headers: Record<string, string> = {}) =>
  shop.from('10.30.0.1', line, body, { headers: { 'X-Forwarded-For': '10.30.0.1', ...headers } });
const signIn = (password: string, headers = {}) =>
  post('POST /auth/login', { login_type: 'manual', email_or_phone: LINA.email, password }, headers);
const told = () => lines.map((line) => JSON.parse(line) as { event: string; request?: string; account?: number });
const events = () => told().map(({ event }) => event);
const secretsIn = (text: string, more: string[] = []) => [...SENT, ...more].filter((secret) => text.includes(secret));

describe('the log', () => {
  it('records who signs in and who is refused, without personal data', async () => {
    const { body } = await signIn(PASSWORD);
    const { token = '' } = body as { token?: string };
    for (let n = 0; n < 11; n++) await signIn('new-lantern-42');
    await post('POST /auth/login', { login_type: 'otp', phone: LINA.phone });
    await post('POST /auth/verify-phone', {
      otp: '999999',
      phone: LINA.phone,
      verification_type: 'phone',
      login_type: 'otp',
    });
    await post('POST /auth/forgot-password', { verification_method: 'phone', phone: LINA.phone });
    const reset = { verification_method: 'phone', phone: LINA.phone, reset_token: DEMO_CODE };
    await post('PUT /auth/reset-password', {
      ...reset,
      password: 'new-lantern-42',
      confirm_password: 'new-lantern-42',
    });
    await post('POST /auth/logout', {}, { authorization: `Bearer ${token}` });
    await post('POST /customer/order/cancel', {}, { authorization: `Bearer ${token}` });
    await post('POST /customer/sessions/end-others', {}, { authorization: `Bearer ${token}` });
    const wanted = [
      'sign_in',
      'sign_in_refused',
      'throttled',
      'code_sent',
      'code_refused',
      'password_reset',
      'sign_out',
      'access_refused',
    ];
    expect(wanted.filter((name) => !events().includes(`security.${name}`))).toEqual([]);
    const accountIn = (name: string) => told().find(({ event }) => event === `security.${name}`)?.account;
    expect(accountIn('sign_in')).toEqual(expect.any(Number));
    expect(accountIn('password_reset')).toBe(accountIn('sign_in'));
    expect(told().every(({ request }) => /^[\w-]{36}$/.test(request ?? ''))).toBe(true);
    expect(secretsIn(lines.join(''), [token, '999999'])).toEqual([]);
  });

  it('records a failed query without its parameters, with the request id that the customer sees', async () => {
    await shop.db.execute(sql`alter table customers rename to customers_away`);
    const failed = await signIn(PASSWORD, { 'X-Request-Id': 'request-of-mine-0042' });
    await shop.db.execute(sql`alter table customers_away rename to customers`);
    expect(failed.status).toBe(500);
    expect(failed.body).toMatchObject({ request_id: 'request-of-mine-0042' });
    expect(JSON.stringify(failed.body)).toMatch(/number: request-of-mine-0042"/);
    expect(lines.join('')).toContain('"code":"42P01"');
    expect(told()[0]?.request).toBe('request-of-mine-0042');
    expect(secretsIn(lines.join(''))).toEqual([]);
  });

  it.each([
    ['keeps a well-formed name', 'a-name-of-the-proxy', /^a-name-of-the-proxy$/],
    ['makes one in place of another line', 'x {"event":"forged"}', /^[\da-f-]{36}$/],
    ['makes one in place of an endless one', 'x'.repeat(65), /^[\da-f-]{36}$/],
  ])('%s for the call, which the answer carries', async (_what, sent, answered) => {
    const answer = await shop.api.request('/api/v1/auth/guest/request', {
      method: 'POST',
      headers: { 'X-Request-Id': sent },
    });
    expect(answer.headers.get('X-Request-Id')).toMatch(answered);
  });
});
