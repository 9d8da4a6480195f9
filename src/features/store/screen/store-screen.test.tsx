// @document
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readStore } from '@/contract/catalogue/store.read';
import { savePlace } from '@/lib/session';
import { renderRoom, standInForBrowser, wireDish } from '@tests/support/rooms/item-room';
import { StoreScreen } from './store-screen';

const review = { id: 1, rating: 4, comment: 'Hot and crisp.', customer_name: 'Salma', created_at: '2026-02-03' };
/** The call of the page that fails. */
let lost = '';
const answer = (part: string, body: object) => () =>
  part === lost ? new HttpResponse(null, { status: 403 }) : HttpResponse.json(body);
const server = apiServer(
  http.get('*/api/v1/items/latest', answer('its menu', { total_size: 1, products: [wireDish()] })),
  http.get('*/api/v1/stores/reviews', answer('what customers wrote', [review])),
);
const wireStore = { id: 3, name: 'Ember & Bun', module_id: 4, module_type: 'food', active: 1, rating_count: 1 };
const store = readStore(wireStore);

beforeAll(() => standInForBrowser());
beforeEach(() => {
  lost = '';
});
afterEach(cleanup);

it.each([
  ['its menu', 'Charcoal burger'],
  ['what customers wrote', 'Hot and crisp.'],
])('[HDR-14] the page of a store refetches %s after a failure', async (part, shown) => {
  lost = part;
  renderRoom(<StoreScreen store={store} itemPages={1} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(shown)).toBeNull();
  lost = '';
  await userEvent.click(again);
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each([
  ['delivers where its module serves all zones', 4, 1, 'Delivers to you'],
  ['is for those who come where its module serves its own zone alone', 4, 0, 'Pickup only'],
  ['is for those who come where another module serves all zones', 3, 1, 'Pickup only'],
])('[LOC-05] a store of another zone %s', async (_rule, module_id, all_zone_service, told) => {
  const modules = [{ id: module_id, module_type: 'food', all_zone_service, pivot: { zone_id: 1, module_id } }];
  server.use(
    http.get('*/api/v1/config/get-zone-id', () =>
      HttpResponse.json({ zone_id: '[1]', zone_data: [{ id: 1, modules }] }),
    ),
    http.get('*/api/v1/stores/delivery', () => HttpResponse.json([])),
  );
  savePlace({ location: 'Lighthouse Road', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
  const far = readStore({ ...wireStore, zone_id: 2, delivery: 1, take_away: 1 });
  renderRoom(<StoreScreen store={far} itemPages={1} />);
  expect(await screen.findByText(told)).toBeVisible();
  for (const other of ['Delivers to you', 'Pickup only', 'Too far away'].filter((text) => text !== told))
    expect(screen.queryByText(other)).toBeNull();
});

it.each([
  ['its store', 0, 1],
  ['its market', 1, 0],
])('[beyond §2.6] a store of the zone is for pickup only where %s only hands out', async (_who, delivery, status) => {
  server.use(
    http.get('*/api/v1/config/get-zone-id', () =>
      HttpResponse.json({ zone_id: '[1]', zone_data: [{ id: 1, modules: [{ id: 4, module_type: 'food' }] }] }),
    ),
    http.get('*/api/v1/stores/delivery', () => HttpResponse.json([])),
  );
  savePlace({ location: 'Lighthouse Road', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
  const near = readStore({ ...wireStore, zone_id: 1, delivery, take_away: 1, delivery_time: '20-30 min' });
  renderRoom(<StoreScreen store={near} itemPages={1} />, { config: { home_delivery_status: status } });
  expect(await screen.findByText('Pickup only')).toBeVisible();
  for (const promised of ['Delivers to you', 'Delivery fee', 'Delivery time', '20–30 min'])
    expect(screen.queryByText(promised)).toBeNull();
});

it('[PRICE-04] [PRICE-05] the minimum of an order is exact', async () => {
  renderRoom(<StoreScreen store={readStore({ ...wireStore, minimum_order: 125_460 })} itemPages={1} />);
  expect(await screen.findByText('$125,460.00')).toBeVisible();
});

it('[CHECKOUT-02] take-away stays chosen on coming back to the store, and not at another one', async () => {
  const both = { delivery: 1, take_away: 1 };
  const config = { takeaway_status: 1, home_delivery_status: 1 };
  renderRoom(<StoreScreen store={readStore({ ...wireStore, ...both })} itemPages={1} />, { config });
  await userEvent.click(screen.getByRole('radio', { name: 'Take-away' }));
  cleanup();
  renderRoom(<StoreScreen store={readStore({ ...wireStore, ...both })} itemPages={1} />, { config });
  expect(screen.getByRole('radio', { name: 'Take-away' })).toHaveProperty('checked', true);
  cleanup();
  renderRoom(<StoreScreen store={readStore({ ...wireStore, ...both, id: 8 })} itemPages={1} />, { config });
  expect(screen.getByRole('radio', { name: 'Take-away' })).toHaveProperty('checked', false);
});

it.each([
  ['grocery', 13],
  ['food', 13],
])(
  '[beyond §7] all items of a section are in one grid, also those that are rendered later (%s)',
  async (module_type, count) => {
    const products = Array.from({ length: count }, (_, n) =>
      wireDish({ id: n + 1, module_type, name: `Pears ${n + 1}` }),
    );
    server.use(http.get('*/api/v1/items/latest', () => HttpResponse.json({ total_size: count, products })));
    renderRoom(<StoreScreen store={readStore({ ...wireStore, module_type })} itemPages={1} />);
    const section = within(await screen.findByRole('region', { name: 'More' }));
    const last = await section.findByText(`Pears ${count}`);
    expect(last.closest('article')?.parentElement?.children).toHaveLength(count);
  },
);
