// @document
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ensureGuest, ensureOwner } from './guest';
import { forgetToken, readSession, saveGuest, saveToken } from '../session';

let requests = 0;
let isDown = false;
const server = setupServer(
  http.post('*/api/v1/auth/guest/request', () => {
    requests += 1;
    return isDown ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ guest_id: 42 });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  localStorage.clear();
  forgetToken();
  requests = 0;
  isDown = false;
});

describe('a guest’s identity', () => {
  it('[GUEST-02] is requested once, however many ask, and is stored', async () => {
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

  it('[GUEST-02] is asked for again after a failure', async () => {
    isDown = true;
    await expect(ensureGuest()).rejects.toThrow();
    isDown = false;
    expect(await ensureGuest()).toBe(42);
  });
});
