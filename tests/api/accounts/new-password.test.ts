import { beforeAll, describe, expect, it } from 'vitest';
import { codes, type Answer } from '@tests/support/round-market';
import { runWith } from '@tests/support/rooms/shop-room';
import { DEMO_CODE, LINA, PASSWORD, openSignInRoom, wayIn } from '@tests/support/rooms/sign-in-room';

const room = openSignInRoom();
let token: string;
let n = 0;

runWith({ DEMO: 'true', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests' });
beforeAll(async () => {
  token = (await signInToken(PASSWORD)) ?? '';
}, 60_000);

const send = (line: string, body: object, headers: Record<string, string> = {}) =>
  room.from('', line, body, { headers: { 'X-Forwarded-For': `10.40.0.${++n}`, ...headers } });
const message = ({ body }: Answer) => (body as { errors: { message: string }[] }).errors[0]?.message;
const signInToken = async (password: string) => {
  const answer = await send('POST /auth/login', { login_type: 'manual', email_or_phone: LINA.email, password });
  return answer.status === 200 ? wayIn(answer).token : null;
};

const NEW = { name: 'Noor Karim', email: 'noor.k@shop.example', phone: '+15550104242' };
const RESET = { verification_method: 'email', email: LINA.email, reset_token: DEMO_CODE };
const PROFILE = { name: 'Lina Haddad', ...LINA, button_type: 'change_password' };

const ways: [way: string, send: (password: string) => Promise<Answer>][] = [
  ['POST /auth/sign-up', (password) => send('POST /auth/sign-up', { ...NEW, password, confirm_password: password })],
  [
    'PUT /auth/reset-password',
    (password) => send('PUT /auth/reset-password', { ...RESET, password, confirm_password: password }),
  ],
  [
    'POST /customer/update-profile',
    (password) => send('POST /customer/update-profile', { ...PROFILE, password }, { authorization: `Bearer ${token}` }),
  ],
];

describe('[SIGNUP-14, PWD-14] a new password', () => {
  beforeAll(async () => {
    expect((await send('POST /auth/forgot-password', RESET)).status).toBe(200);
  });

  describe.each(ways)('of %s', (way, choose) => {
    const own = way.endsWith('sign-up') ? NEW : { name: 'Lina Haddad', ...LINA };

    it.each(['123456', 'password', 'Password1', ' iloveyou '])('is not the common "%s"', async (password) => {
      const answer = await choose(password);
      expect([answer.status, codes(answer)]).toEqual([403, ['password']]);
      expect(message(answer)).toMatch(/most common passwords.*choose another/);
    });

    it('is not the name, the email or the phone', async () => {
      for (const password of [own.name, own.email, own.phone, own.phone.slice(2)]) {
        const answer = await choose(password);
        expect([password, answer.status, codes(answer)]).toEqual([password, 403, ['password']]);
      }
    });

    it('has at most 128 characters', async () => {
      expect(message(await choose('x-'.repeat(65)))).toBe('Please use at most 128 characters');
    });
  });

  it('is refused in Arabic, too', async () => {
    const body = { ...NEW, password: '123456', confirm_password: '123456' };
    expect(message(await send('POST /auth/sign-up', body, { 'X-localization': 'ar' }))).toMatch(/شيوعًا/);
  });

  it('that is refused changes nothing and uses up no code', async () => {
    expect(await signInToken(PASSWORD)).not.toBeNull();
    const long = `lantern ${'x'.repeat(120)}`;
    for (const [way, choose] of ways.filter(([name]) => !name.includes('profile')))
      expect([way, (await choose(long)).status]).toEqual([way, 200]);
    expect(await signInToken(long)).not.toBeNull();
  });
});
