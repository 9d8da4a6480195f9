// @document
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readStore } from '@/contract/catalogue/store.read';
import { renderRoom, standInForBrowser, wireDish } from '@tests/support/rooms/item-room';
import { StoreScreen } from './store-screen';

const review = { id: 1, rating: 4, comment: 'Hot and crisp.', customer_name: 'Salma', created_at: '2026-02-03' };
/** The part of the page that does not arrive. */
let lost = '';
const answer = (part: string, body: object) => () =>
  part === lost ? new HttpResponse(null, { status: 403 }) : HttpResponse.json(body);
apiServer(
  http.get('*/api/v1/items/latest', answer('its menu', { total_size: 1, products: [wireDish()] })),
  http.get('*/api/v1/stores/reviews', answer('what customers wrote', [review])),
);
const store = readStore({ id: 3, name: 'Ember & Bun', module_id: 4, module_type: 'food', active: 1, rating_count: 1 });

beforeAll(() => standInForBrowser());
beforeEach(() => void (lost = ''));
afterEach(cleanup);

it.each([
  ['its menu', 'Charcoal burger'],
  ['what customers wrote', 'Hot and crisp.'],
])('[HDR-14] the page of a store asks again for %s where it did not arrive', async (part, shown) => {
  lost = part;
  renderRoom(<StoreScreen store={store} itemPages={1} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(shown)).toBeNull();
  lost = '';
  await userEvent.click(again);
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
