// @document
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { readProviderAnswer } from '@/contract/rental/provider.read';
import { apiServer } from '@tests/support/api-server';
import { renderRoom, standInForBrowser } from '@tests/support/rooms/item-room';
import { wireVehicle } from '@tests/support/rooms/rental-room';
import { ProviderScreen } from './provider-screen';

const fleet = Array.from({ length: 130 }, (_, n) =>
  wireVehicle({ id: n + 1, name: `Car ${n + 1}`, slug: `car-${n + 1}` }),
);
const server = apiServer(
  http.get('*/api/v1/rental/vehicle/get-provider-vehicles', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [limit, offset] = [Number(searchParams.get('limit')), Number(searchParams.get('offset'))];
    const vehicles = fleet.slice((offset - 1) * limit, offset * limit);
    return HttpResponse.json({ total_size: fleet.length, limit, offset, vehicles });
  }),
  http.get('*/api/v1/rental/provider/get-provider-reviews/:id', () => HttpResponse.json({ reviews: [] })),
  http.get('*/api/v1/rental/banners/:id', () => HttpResponse.json([])),
  http.get('*/api/v1/rental/user/*', () => HttpResponse.json({})),
  http.post('*/api/v1/auth/guest/request', () => HttpResponse.json({ guest_id: 700 })),
);
const facts = { id: 21, name: 'Harbour Drive', zone_id: 1, module_id: 6, total_vehicle_count: fleet.length };
const provider = readProviderAnswer(facts);

beforeAll(() => standInForBrowser());
afterEach(cleanup);

it('[ROUTE-18] every vehicle of a large provider can be reached from its page', async () => {
  renderRoom(provider && <ProviderScreen provider={provider} />);
  expect(await screen.findByText('Car 100')).toBeDefined();
  expect(screen.queryByText('Car 101')).toBeNull();
  await userEvent.click(screen.getByText('Show more'));
  expect(await screen.findByText('Car 130')).toBeDefined();
  expect(screen.queryByText('Show more')).toBeNull();
}, 60_000);

it('[HDR-14] a part of the list that failed to load is told and fetched again, and what is shown stays', async () => {
  renderRoom(provider && <ProviderScreen provider={provider} />);
  await screen.findByText('Car 100');
  const path = '*/api/v1/rental/vehicle/get-provider-vehicles';
  let lost = 0;
  server.use(http.get(path, () => (lost++, new HttpResponse(null, { status: 403 }))));
  await userEvent.click(screen.getByText('Show more'));
  expect(screen.getByText('Car 100')).toBeDefined();
  expect(lost).toBeGreaterThan(0);
  expect((await screen.findByText('Check your connection and try again.')).getAttribute('role')).toBe('alert');
  expect(screen.queryByText('Show more')).toBeNull();
  server.resetHandlers();
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('Car 130')).toBeDefined();
  expect(screen.queryByText('Check your connection and try again.')).toBeNull();
});
