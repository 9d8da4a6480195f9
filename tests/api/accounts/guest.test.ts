import { readGuest } from '@/contract/auth/auth.read';
import { describe, expect, it } from 'vitest';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, MODULE, newGuest, TOKEN } from '@tests/support/round-market';

const { api } = openShop();

describe('[GUEST-02] a guest', () => {
  it('gets an id that nobody can guess', async () => {
    const answer = await call(api, 'POST /auth/guest/request', { body: { fcm_token: 'x' } });
    expect(answer.status).toBe(200);
    const { guest_id } = readGuest(answer.body) ?? { guest_id: 0 };
    expect(Number.isSafeInteger(guest_id)).toBe(true);
    const ids = new Set(await Promise.all(Array.from({ length: 20 }, () => newGuest(api))));
    expect(ids.size).toBe(20);
    expect([...ids].filter((id) => id > 2 ** 45).length).toBeGreaterThan(15);
  });

  it.each([[{ fcm_token: {} }], [{ fcm_token: 'x'.repeat(600) }]])('is refused with %j', async (body) => {
    expect((await call(api, 'POST /auth/guest/request', { body })).status).toBe(403);
  });
});

describe('[HDR-04] the bearer token', () => {
  const cart = 'GET /customer/cart/list';

  it('names the customer', async () => {
    expect(await call(api, cart, { module: MODULE.food, token: TOKEN })).toEqual({ status: 200, body: [] });
  });

  it.each([
    ['none', undefined],
    ['an unknown one', 'some-other-token-entirely'],
    ['an expired one', 'an-expired-token-of-the-past'],
    ['the text null', 'null'],
  ])('with %s the caller is a guest without an id', async (_name, token) => {
    const answer = await call(api, cart, { module: MODULE.food, ...(token && { token }) });
    expect(answer).toEqual({ status: 401, body: { errors: 'Unauthorized' } });
  });
});
