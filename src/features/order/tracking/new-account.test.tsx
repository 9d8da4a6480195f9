// @document
import { act, cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { forgetToken, saveGuest, saveToken } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { TrackOrder } from './track-order';

const order = { id: 100482, user_id: 31, order_type: 'delivery', order_status: 'pending', order_amount: 23.5 };

/** Other back ends tell an order with which an account was made to that account only. */
const api = apiServer(
  http.get('*/api/v1/customer/order/track', ({ request }) =>
    request.headers.has('authorization')
      ? HttpResponse.json({ ...order, created_at: '2026-11-21T18:08:00Z', store: { id: 7, name: 'Ember & Bun' } })
      : HttpResponse.json({ errors: [{ code: 'order', message: 'Not found' }] }, { status: 404 }),
  ),
  http.get('*/api/v1/customer/order/details', () => HttpResponse.json([])),
  http.get('*/api/v1/stores/details/*', () => HttpResponse.json({ id: 7, name: 'Ember & Bun' })),
);
afterEach(() => {
  act(() => forgetToken());
  cleanup();
});

function open() {
  saveGuest(5);
  const kept = { order_id: 100482, has_account: true, contact_number: '+15550142201' };
  sessionStorage.setItem('placed_order', JSON.stringify(kept));
  renderPage(<TrackOrder title="Track Order" />, {
    config: { country: 'US', timezone: 'UTC' },
    router: { pathname: '/track-order', query: { order_id: '100482' } },
  });
}

it('[ROUTE-14] [GUEST-06] who has made an account with the order is asked to sign in to it', async () => {
  open();
  expect(await screen.findByText(/^Your account is made/, {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(screen.queryByText('Not found')).toBeNull();
  act(() => saveToken('noor'));
  expect(await screen.findByRole('heading', { name: 'Waiting for the store' }, { timeout: 8000 })).toBeTruthy();
});

it.each([403, 429])('[ROUTE-14] [GUEST-06] a refusal with %s is told as it is', async (status) => {
  const busy = () => HttpResponse.json({ errors: [{ code: 'busy', message: 'Not now' }] }, { status });
  api.use(http.get('*/api/v1/customer/order/track', busy));
  open();
  expect(await screen.findByText('Not now', {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.queryByText(/^Your account is made/)).toBeNull();
});
