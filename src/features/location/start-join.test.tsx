// @document
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isInside } from '@/domain/place/geo-zone';
import { readSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { StartJoin } from './start-join';
import { StartZones } from './start-zones';

/** A bay surrounded by its zone, whose centre of gravity is in the water. */
const shore = [
  ...[
    { lat: 0, lng: 0 },
    { lat: 0, lng: 6 },
    { lat: 9, lng: 6 },
    { lat: 9, lng: 4 },
  ],
  ...[
    { lat: 1, lng: 4 },
    { lat: 1, lng: 1 },
    { lat: 9, lng: 1 },
    { lat: 9, lng: 0 },
  ],
];
const food = { id: 4, module_name: 'Food', module_type: 'food' };
const at = (path: string) => `*/api/v1${path}`;
const outside = { errors: [{ code: 'coordinates', message: 'Service not available in this area' }] };

const server = apiServer(
  http.get(at('/zone/list'), () =>
    HttpResponse.json([{ id: 1, name: 'Shore', modules: [food], formated_coordinates: shore }]),
  ),
  http.get(at('/config/get-zone-id'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    const point = { lat: Number(searchParams.get('lat')), lng: Number(searchParams.get('lng')) };
    if (!isInside(point, shore)) return HttpResponse.json(outside, { status: 404 });
    return HttpResponse.json({ zone_id: '[1]', zone_data: [{ id: 1, name: 'Shore', modules: [food] }] });
  }),
  http.get(at('/config/geocode-api'), () => HttpResponse.json({ results: [{ formatted_address: '1 Quay' }] })),
);

beforeEach(() => {
  vi.spyOn(toast, 'success').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const start = async () => {
  renderPage(<StartZones drawing={null} />, { pathname: '/' });
  await userEvent.click(await screen.findByRole('link', { name: /Shore/ }));
};

it('[ROUTE-02] [LOC-05] a zone on the start page is a place to start from, however bent it is', async () => {
  await start();
  await waitFor(() => expect(readSession().zone_ids).toEqual([1]));
  expect(screen.queryByText(/could not check|do not deliver/)).toBeNull();
});

it.each([
  ['does not deliver there', outside, 404, 'We do not deliver to this place yet. Search for another address'],
  ['cannot tell', { message: 'Out of order' }, 500, 'We could not check this place. Please try again.'],
])('[LOC-05] [HDR-14] the start page says so where the market %s', async (_what, body, status, told) => {
  server.use(http.get(at('/config/get-zone-id'), () => HttpResponse.json(body, { status })));
  await start();
  expect(await screen.findByText(new RegExp(told))).toBeDefined();
});

it.each([
  ['both, where both can register', 1, 1, {}, ['/store-registration?active=active', '/deliveryman-registration']],
  ['nothing for couriers who cannot register', 1, 0, {}, ['/store-registration?active=active']],
  ['nothing that the landing page has switched off', 1, 1, { earning_seller_status: 0 }, ['/deliveryman-registration']],
  ['nothing at all', 0, 1, { earning_dm_status: 0 }, []],
])('the start page calls %s', (_what, toggle_store_registration, toggle_dm_registration, landing, hrefs) => {
  renderPage(<StartJoin />, { config: { toggle_store_registration, toggle_dm_registration }, landing });
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
});
