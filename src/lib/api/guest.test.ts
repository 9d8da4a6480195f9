// @document
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoint } from '@/contract/core/endpoint';
import { request } from './browser';
import { ensureGuest, ensureOwner } from './guest';
import { forgetToken, readSession, readValue, saveGuest, saveToken, saveValue } from '../session';

let requests = 0;
let isDown = false;
const server = apiServer(
  http.post('*/api/v1/auth/guest/request', () => {
    requests += 1;
    return isDown ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ guest_id: 42 });
  }),
);
afterEach(() => {
  forgetToken();
  requests = 0;
  isDown = false;
});

describe('a guest’s identity', () => {
  it('[GUEST-02] is requested once for concurrent calls, and is stored', async () => {
    expect(await Promise.all([ensureGuest(), ensureGuest(), ensureGuest()])).toEqual([42, 42, 42]);
    expect(requests).toBe(1);
    expect(readSession().guest_id).toBe(42);
    expect(await ensureGuest()).toBe(42);
    expect(requests).toBe(1);
  });

  it('[GUEST-02] is not requested when one is stored', async () => {
    saveGuest(9);
    expect(await ensureOwner()).toEqual({ guest_id: 9 });
    expect(requests).toBe(0);
  });

  it('[GUEST-03] is not asked for a signed-in customer', async () => {
    saveToken('t');
    expect(await ensureOwner()).toEqual({});
    expect(requests).toBe(0);
  });

  it('[GUEST-02] is replaced with its list of orders, and the call is sent again, when the back end no longer knows it', async () => {
    saveGuest(9);
    // A guest with orders is never forgotten alone, so those of the list are gone, too.
    saveValue('device-orders', '[{"order_id":100482}]');
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/v1/customer/cart/add', async ({ request: asked }) => {
        const body = (await asked.json()) as { guest_id: number };
        sent.push(body);
        return body.guest_id === 42
          ? HttpResponse.json([])
          : HttpResponse.json({ errors: 'Unauthorized' }, { status: 401 });
      }),
    );
    const add = endpoint<{ guest_id: number; quantity: number }, unknown>({
      method: 'post',
      path: '/customer/cart/add',
    });
    const both = [request(add, { guest_id: 9, quantity: 1 }), request(add, { guest_id: 9, quantity: 2 })];
    expect(await Promise.all(both)).toEqual([[], []]);
    expect([requests, readSession().guest_id, readValue('device-orders')]).toEqual([1, 42, null]);
    expect(sent).toEqual(
      expect.arrayContaining([
        { guest_id: 42, quantity: 1 },
        { guest_id: 42, quantity: 2 },
      ]),
    );
  });

  it('[GUEST-02] is kept when the call was refused for another reason', async () => {
    saveGuest(9);
    const refusal = { errors: [{ code: 'auth-001', message: 'Wrong password' }] };
    server.use(http.post('*/api/v1/auth/login', () => HttpResponse.json(refusal, { status: 401 })));
    const login = endpoint<{ guest_id: number }, unknown>({ method: 'post', path: '/auth/login' });
    await expect(request(login, { guest_id: 9 })).rejects.toThrow('Wrong password');
    expect([requests, readSession().guest_id]).toEqual([0, 9]);
  });

  it('[GUEST-02] is kept with its list of orders when a back end of another kind wants somebody to sign in', async () => {
    saveGuest(9);
    saveValue('device-orders', '[{"order_id":100482}]');
    server.use(
      http.get('*/api/v1/customer/order/list', () =>
        HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }),
      ),
    );
    const orders = endpoint<{ guest_id: number }, unknown>({ method: 'get', path: '/customer/order/list' });
    await expect(request(orders, { guest_id: 9 })).rejects.toThrow('Unauthenticated.');
    expect([requests, readSession().guest_id]).toEqual([0, 9]);
    expect(readValue('device-orders')).toContain('100482');
  });

  it('[GUEST-02] is asked for again after a failure', async () => {
    isDown = true;
    await expect(ensureGuest()).rejects.toThrow();
    isDown = false;
    expect(await ensureGuest()).toBe(42);
  });
});
