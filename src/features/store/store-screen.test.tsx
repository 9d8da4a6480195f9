// @document
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { readStore } from '@/contract/catalogue/store.read';
import { renderRoom, standInForBrowser, wireDish } from '@tests/support/rooms/item-room';
import { StoreScreen } from './store-screen';

const review = { id: 1, rating: 4, comment: 'Hot and crisp.', customer_name: 'Salma', created_at: '2026-02-03' };
const lost = () => new HttpResponse(null, { status: 403 });
const server = apiServer(
  http.get('*/api/v1/items/latest', () => HttpResponse.json({ total_size: 1, products: [wireDish()] })),
  http.get('*/api/v1/stores/reviews', () => HttpResponse.json([review])),
);
const store = readStore({ id: 3, name: 'Ember & Bun', module_id: 4, module_type: 'food', active: 1, rating_count: 1 });

beforeAll(() => standInForBrowser());
afterEach(cleanup);

it.each([
  ['its menu', '*/api/v1/items/latest', () => screen.findAllByText('Charcoal burger')],
  ['what customers wrote', '*/api/v1/stores/reviews', () => screen.findAllByText('Hot and crisp.')],
])('[HDR-14] the page of a store asks again for %s where it did not arrive', async (_what, path, shown) => {
  server.use(http.get(path, lost, { once: true }));
  renderRoom(<StoreScreen store={store} itemPages={1} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await shown()).not.toEqual([]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
