import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/server/http/api';
import * as passwords from '@/server/accounts/password';
import { customers } from '@/server/db/schema';
import { attackedShop } from '@tests/support/attacked-shop';
import { DEMO_CODE, LINA, PASSWORD, wayIn } from '@tests/support/rooms/sign-in-room';

const shop = attackedShop();
const byMail = { verification_method: 'email', email: LINA.email };

const signIn = (password: string) =>
  shop.from('10.20.0.1', 'POST /auth/login', { login_type: 'manual', email_or_phone: LINA.email, password });
const askForCode = () => shop.from('10.20.0.2', 'POST /auth/forgot-password', byMail);
const reset = (password: string, address = '10.20.0.2') =>
  shop.from(address, 'PUT /auth/reset-password', {
    ...byMail,
    reset_token: DEMO_CODE,
    password,
    confirm_password: password,
  });

describe('a new password', () => {
  it('[AUTH-21, PWD-22] also ends a sign-in that has checked the old one and has no token yet', async () => {
    await askForCode();
    const { isPassword } = passwords;
    const compare = vi.spyOn(passwords, 'isPassword').mockImplementationOnce(async (...given) => {
      const isRight = await isPassword(...given);
      expect((await reset('second-lantern')).status).toBe(200);
      return isRight;
    });
    const late = await signIn(PASSWORD);
    compare.mockRestore();
    expect(late).toEqual(await signIn('wrong-password'));
    expect(late.status).toBe(401);
    expect(wayIn(await signIn('second-lantern')).token).not.toBeNull();
  });

  it('[PWD-22] does not use up its code while too many other passwords wait', async () => {
    shop.later(61);
    await askForCode();
    const hash = vi.spyOn(passwords, 'hashPassword').mockRejectedValueOnce(new ApiError('busy'));
    const busy = await reset('third-lantern');
    hash.mockRestore();
    expect(busy.status).toBeGreaterThanOrEqual(429);
    expect((await reset('third-lantern')).status).toBe(200);
    expect(wayIn(await signIn('third-lantern')).token).not.toBeNull();
  });

  it('[PWD-22] is set once with one code, also at the same moment', async () => {
    shop.later(61);
    await askForCode();
    const tries = ['fourth-lantern', 'fifth-lantern', 'sixth-lantern'];
    const answers = await Promise.all(tries.map((password, n) => reset(password, `10.20.1.${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('[PWD-22] is not given to an account that has another contact by now', async () => {
    shop.later(61);
    await askForCode();
    const { hashPassword } = passwords;
    const { db } = shop;
    const hash = vi.spyOn(passwords, 'hashPassword').mockImplementationOnce(async (password) => {
      await db.update(customers).set({ email: 'moved@shop.example' }).where(eq(customers.email, LINA.email));
      return hashPassword(password);
    });
    const refused = await reset('seventh-lantern');
    hash.mockRestore();
    expect(refused.status).not.toBe(200);
    const entered = await shop.from('10.20.0.3', 'POST /auth/login', {
      ...{ login_type: 'manual', email_or_phone: 'moved@shop.example', password: 'seventh-lantern' },
    });
    expect(entered.status).toBe(401);
    await db.update(customers).set({ email: LINA.email }).where(eq(customers.email, 'moved@shop.example'));
  });
});
