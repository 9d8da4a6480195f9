// @document
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { readProviderAnswer } from '@/contract/rental/provider.read';
import { readVehicleAnswer } from '@/contract/rental/vehicle.read';
import { renderRoom, standInForBrowser } from '@tests/support/rooms/item-room';
import { wireVehicle } from '@tests/support/rooms/rental-room';
import { ProviderScreen } from './provider-screen';
import { VehicleScreen } from './vehicles/vehicle-screen';

const reviews = [{ id: 1, rating: 4, comment: 'Clean and fast.', customer_name: 'Salma', vehicle_name: 'Hatch' }];
const page = { total_size: 1, limit: 20, offset: 1, reviews };
const server = apiServer(
  http.get('*/api/v1/rental/vehicle/get-provider-vehicles', () => HttpResponse.json({ vehicles: [] })),
  http.get('*/api/v1/rental/banners/:id', () => HttpResponse.json([])),
  http.get('*/api/v1/rental/user/*', () => HttpResponse.json({})),
  http.post('*/api/v1/auth/guest/request', () => HttpResponse.json({ guest_id: 700 })),
);
const provider = readProviderAnswer({ id: 21, name: 'Harbour Drive', avg_rating: 4, rating_count: 1 });
const vehicle = readVehicleAnswer(wireVehicle({ avg_rating: 4, total_reviews: 1 }));

beforeAll(() => standInForBrowser());
afterEach(cleanup);

it.each([
  [
    'a provider',
    '*/api/v1/rental/provider/get-provider-reviews/:id',
    provider && <ProviderScreen provider={provider} />,
  ],
  ['a vehicle', '*/api/v1/rental/vehicle/reviews/:id', vehicle && <VehicleScreen vehicle={vehicle} />],
])('[HDR-14] reviews of %s are refetched if they failed to load', async (_what, path, screenOf) => {
  server.use(
    http.get(path, () => new HttpResponse(null, { status: 403 }), { once: true }),
    http.get(path, () => HttpResponse.json(page)),
  );
  renderRoom(screenOf);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Clean and fast.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
