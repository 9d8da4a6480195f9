// @document
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readStore } from '@/contract/catalogue/store.read';
import { savePlace } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { renderRoom, standInForBrowser, windowAhead } from '@tests/support/rooms/item-room';
import { DeliveryNote } from './delivery-note';

const rates = { per_km_shipping_charge: 1, minimum_shipping_charge: 2.5 };
apiServer(
  http.get('*/api/v1/config/get-zone-id', () =>
    HttpResponse.json({
      zone_id: '[1]',
      zone_data: [{ id: 1, modules: [{ id: 3, module_type: 'ecommerce', pivot: rates }] }],
    }),
  ),
  http.get('*/api/v1/stores/delivery', () =>
    HttpResponse.json([{ store_id: 3, distance_km: 1.2, extra_charge: 0, surge: null }]),
  ),
);

beforeAll(standInForBrowser);
beforeEach(() => {
  savePlace({ location: 'Lighthouse Road', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
});
afterEach(cleanup);

const wire = {
  ...{ id: 3, name: 'Cedar Mile Sports', module_id: 3, module_type: 'ecommerce', zone_id: 1, active: 1, open: 1 },
  ...{ delivery: 1, take_away: 1, delivery_time: '30-40 min', latitude: '20', longitude: '60.51' },
};
const both = { home_delivery_status: 1, takeaway_status: 1 };
const show = (store: object = {}, config: object = {}) =>
  renderRoom(<DeliveryNote store={readStore({ ...wire, ...store })} />, { config: { ...both, ...config } });

it('[PRICE-06] [PRICE-12] shows delivery time and fee, and the amount for free delivery', async () => {
  show({}, { admin_free_delivery: { status: 1, free_delivery_over: 75 } });
  expect(screen.getByText('Delivery · 30–40 min')).toBeVisible();
  expect(await screen.findByText('$2.50 delivery · Free delivery: Orders from $75.00')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('[PRICE-17] shows free delivery without an amount', async () => {
  show({ free_delivery: 1 }, { admin_free_delivery: { status: 1, free_delivery_over: 75 } });
  expect(await screen.findByText('Free delivery')).toBeVisible();
});

it('[SLOT-01] shows when a closed store opens', async () => {
  const { available_time_starts: opening_time, available_time_ends: closing_time } = windowAhead();
  show({ schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time, closing_time })) });
  expect(await screen.findByText(/^Delivery · Opens /)).toBeVisible();
});

it('[CHECKOUT-01] promises no delivery if there is none, and links the refund policy', () => {
  show({ delivery: 0 }, { refund_policy: 1, admin_free_delivery: { status: 1, free_delivery_over: 75 } });
  expect(screen.getByText('Take-away · 30–40 min')).toBeVisible();
  expect(screen.queryByText(/delivery/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'Refund Policy' })).toHaveAttribute('href', '/refund-policy');
});
