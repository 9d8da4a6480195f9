// @document
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rememberOrder } from '@/features/checkout/placing/device-orders';
import { TripStatus } from '@/features/trip/trip-status';
import { forgetGuest, saveGuest } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { PlacedTracking } from '../tracking/placed-tracking';
import { TrackOrder } from '../tracking/track-order';

const shared = {
  ...{ id: 42, is_guest: true, order_type: 'delivery', order_status: 'processing', module_id: 1, pieces_count: 2 },
  ...{ created_at: '2026-11-21T18:08:00Z', store: { id: 7, name: 'Ember & Bun' } },
};
const own = { ...shared, user_id: 5, payment_method: 'cash_on_delivery', order_amount: 23.5, share_token: 'to.ken' };
const trip = {
  ...{ id: 42, trip_status: 'confirmed', trip_type: 'hourly', is_guest: true, trip_details: [], vehicle_identity: [] },
  ...{ created_at: '2026-11-21T18:08:00Z', schedule_at: '2026-11-22 18:08:00', share_token: 'to.ken', trip_amount: 30 },
};
let change: object = {};
let asked: URLSearchParams[] = [];

/** Answers its owner everything, whoever has the token a part, and others nothing. */
function answer(whole: object, part: object) {
  return ({ request }: { request: Request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams);
    if (searchParams.get('guest_id') === '5') return HttpResponse.json({ ...whole, ...change });
    if (searchParams.get('share_token') === 'to.ken') return HttpResponse.json({ ...part, ...change });
    return HttpResponse.json({ errors: [{ code: 'order', message: 'We found no order.' }] }, { status: 404 });
  };
}

const { share_token: _none, trip_amount: _hidden, ...sharedTrip } = trip;

apiServer(
  http.get('*/api/v1/customer/order/track', answer(own, shared)),
  http.get('*/api/v1/customer/order/details', () =>
    HttpResponse.json([{ id: 1, quantity: 2, item_details: { name: 'Charcoal burger' } }]),
  ),
  http.get('*/api/v1/rental/user/trip/get-trip-details', answer(trip, sharedTrip)),
);

const slow = { timeout: 8000 };
const track = (query: object) =>
  renderPage(<TrackOrder title="Track Order" />, {
    router: { pathname: '/track-order/[id]', query: { id: '42', ...query } },
  });
const trackTrip = (query: object) =>
  renderPage(<TripStatus />, { router: { pathname: '/rental/trip-status/[id]', query: { id: '42', ...query } } });

async function copied() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Share tracking link' }, slow));
  return navigator.clipboard.readText();
}

// What opens on demand is there before a test waits for it.
beforeAll(
  () =>
    Promise.all([
      import('../tracking/tracked-order'),
      import('../tracking/track-form'),
      import('@/features/trip/trip-view'),
    ]),
  60_000,
);
beforeEach(() => {
  [change, asked] = [{}, []];
  saveGuest(5);
  rememberOrder({ order_id: 42, contact_number: '15550142201' });
});
afterEach(() => {
  act(() => forgetGuest());
  localStorage.clear();
  cleanup();
});

describe('[beyond §2.8] whoever has ordered', () => {
  it('shares a link that opens the order for others', async () => {
    track({});
    expect(await copied()).toBe('http://localhost:3000/track-order/42?share=to.ken');
    expect(screen.getByText(/^Whoever has the link sees how far the order is/)).toBeTruthy();
  });

  it('shares it right after ordering', async () => {
    renderPage(<PlacedTracking order_id={42} contact_number="15550142201" />);
    expect(await copied()).toBe('http://localhost:3000/track-order/42?share=to.ken');
  });

  it('shares a trip', async () => {
    trackTrip({});
    expect(await copied()).toBe('http://localhost:3000/rental/trip-status/42?share=to.ken');
  });

  it('shares nothing that has ended, or that the link could not open', async () => {
    change = { share_token: null };
    track({});
    expect(await screen.findByText('Charcoal burger', {}, slow)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share tracking link' })).toBeNull();
    cleanup();
    change = { order_status: 'delivered' };
    track({});
    expect(await screen.findByText('Charcoal burger', {}, slow)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share tracking link' })).toBeNull();
  });

  it('[beyond §2.25] of a parcel shares the link that asks for the phone, where the back end has no token', async () => {
    change = { order_type: 'parcel', share_token: null };
    track({});
    expect(await copied()).toBe('http://localhost:3000/track-order/42');
    expect(screen.getByText(/once the receiver enters their own phone number/)).toBeTruthy();
  });
});

describe('[beyond §2.8] whoever opens such a link', () => {
  beforeEach(() => {
    localStorage.clear();
    saveGuest(9);
  });

  it('follows the order at once, without its price, and can neither pay nor cancel nor share it', async () => {
    track({ share: 'to.ken' });
    expect(await screen.findByText('Charcoal burger', {}, slow)).toBeTruthy();
    expect(asked[0]?.get('share_token')).toBe('to.ken');
    expect(screen.getByText('Shared tracking leaves out phone, house number and payment.')).toBeTruthy();
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('follows the trip at once, and can change nothing', async () => {
    trackTrip({ share: 'to.ken' });
    expect(await screen.findByText('#42', {}, slow)).toBeTruthy();
    expect(asked[0]?.get('share_token')).toBe('to.ken');
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['an order', track],
    ['a trip', trackTrip],
  ])('is told when it opens %s no more, and may search by phone', async (_what, open) => {
    open({ share: 'o.ld' });
    expect(await screen.findByText(/^This link opens nothing any more/, {}, slow)).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: /^Phone/ }, slow)).toBeTruthy();
  });
});
