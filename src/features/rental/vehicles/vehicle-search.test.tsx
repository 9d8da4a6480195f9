// @document
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NextRouter } from 'next/router';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { VehicleSearch } from './vehicle-search';
import { allVehiclesQuery } from './vehicle-search-api';

let moreVehicles: object[] = [];
const market = { zone_ids: [1], module_id: 6 };
const dot = {
  id: 1,
  name: 'Dot',
  slug: 'dot',
  seating_capacity: 4,
  transmission_type: 'automatic',
  fuel_type: 'electric',
  trip_hourly: 1,
  hourly_price: 12,
  discount_type: 'percent',
  discount_price: 15,
  total_vehicle_count: 3,
  provider: { id: 2, name: 'Volt Cove', latitude: 20.018, longitude: 60.5 },
};
let vehicle: object = dot;
const asked: URLSearchParams[] = [];
let total = 14;
/** Whether the back end sends the number of results for each filter value. */
let told = false;
const server = apiServer(
  http.get('*/api/v1/rental/vehicle/search', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    const vehicles = total > 0 ? [vehicle, ...moreVehicles] : [];
    const values = { category_ids: { 3: 9 }, brand_ids: { 8: 4 }, transmission_type: { manual: 2 } };
    const counts = { ...values, fuel_type: { diesel: 6 } };
    const bounds = { min_price: 5, max_price: 5 };
    return HttpResponse.json({ total_size: total, limit: 12, offset: 1, vehicles, ...bounds, ...(told && { counts }) });
  }),
  http.get('*/api/v1/rental/vehicle/category-list', () =>
    HttpResponse.json({ total_size: 1, limit: 50, offset: 1, vehicles: [{ id: 3, name: 'City cars' }] }),
  ),
  http.get('*/api/v1/rental/vehicle/brand-list', () =>
    HttpResponse.json({ total_size: 1, limit: 50, offset: 1, brands: [{ id: 8, name: 'Nawrasa' }] }),
  ),
);

afterEach(() => {
  cleanup();
  asked.length = 0;
  total = 14;
  told = false;
  vehicle = dot;
  moreVehicles = [];
  server.resetHandlers();
});

function open(query: NextRouter['query'] = {}) {
  const push = vi.fn((_href: unknown) => Promise.resolve(true));
  renderPage(<VehicleSearch market={market} page={1} />, { router: { query, push } });
  return push;
}

const nameShown = () => screen.getAllByRole('article').map((card) => within(card).getAllByRole('link')[0]?.textContent);

describe('[ROUTE-18] the search of vehicles', () => {
  it('links each vehicle, with its discounted price and the number of free ones', async () => {
    open();
    const card = await screen.findByRole('article');
    const link = screen.getByRole('link', { name: 'Dot' });
    expect(link.getAttribute('href')).toBe('/rental/vehicle-details/dot');
    for (const text of ['10.20', '12.00', '3 available', '4 seats', 'Volt Cove', '15% off']) {
      expect(card.textContent).toContain(text);
    }
  });

  it('[RENTAL-01] shows on each card the price of the searched trip, and the distance to its provider', async () => {
    open({ trip_type: 'hourly', duration: '3', pickup: 'Gate', pickup_lat: '20', pickup_lng: '60.5' });
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain('$30.60 for the trip');
    expect(card.textContent).toContain('Volt Cove · 2.0 km');
  });

  it('[RENTAL-01] shows no total price if the length of the trip is not given', async () => {
    open();
    expect((await screen.findByRole('article')).textContent).not.toMatch(/for the trip| km/);
  });

  it('[RENTAL-01] shows the price to the destination of a trip by distance, besides the price per kilometre', async () => {
    vehicle = { ...dot, trip_distance: 1, distance_price: 2, discount_price: 0 };
    const routes = [{ distanceMeters: 4500, duration: '600s', polyline: { encodedPolyline: '_p~iF~ps|U_ulLnnqC' } }];
    server.use(http.get('*/api/v1/config/direction-api', () => HttpResponse.json({ routes })));
    const destination = { lat: 20.04, lng: 60.5, location_name: 'Cape' };
    sessionStorage.setItem('trip_criteria', JSON.stringify({ kind: 'distance_wise', destination }));
    open({ trip_type: 'distance_wise', pickup: 'Gate', pickup_lat: '20', pickup_lng: '60.5' });
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('$9.00 for the trip'));
    expect(screen.getByRole('article').textContent).toContain('$2.00/ km');
  });

  it('[RENTAL-01] shows no distance to a provider without a position', async () => {
    vehicle = { ...dot, provider: { id: 2, name: 'Volt Cove' } };
    open({ trip_type: 'hourly', duration: '3', pickup: 'Gate', pickup_lat: '20', pickup_lng: '60.5' });
    expect((await screen.findByRole('article')).textContent).not.toMatch(/ km/);
  });

  it('[HDR-14] reports that the list failed to load, and shows no count', async () => {
    server.use(
      http.get('*/api/v1/rental/vehicle/search', () => new HttpResponse(null, { status: 403 }), { once: true }),
    );
    open({ gear: 'manual' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/^0 vehicles/)).toBeNull();
    await userEvent.click(again);
    expect(await screen.findByText('14 vehicles')).toBeDefined();
  });

  it('shows the number of results at each filter', async () => {
    told = true;
    open();
    expect(await screen.findByRole('checkbox', { name: 'City cars 9' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Nawrasa 4' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Manual 2' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Diesel 6' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Automatic 0' })).toBeDefined();
    expect(asked.at(-1)?.get('with_counts')).toBe('1');
  });

  it('searches as its URL says, and links its pages with the same filters', async () => {
    open({ gear: 'manual', page: '2' });
    const first = await screen.findByRole('link', { name: 'Page 1' });
    expect(first.getAttribute('href')).toBe('/rental/vehicle-search?gear=manual');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(asked.at(-1)?.get('transmission_type')).toBe('["manual"]');
    expect(asked.at(-1)?.get('offset')).toBe('2');
  });

  it('[beyond §4.1] links each page of all vehicles by its own URL', async () => {
    open({ page: ['2'] });
    const second = await screen.findByRole('link', { name: 'Page 2' });
    expect(second.getAttribute('href')).toBe('/rental/vehicle-search/2');
    expect(second.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/rental/vehicle-search');
  });

  it('[beyond §4.1] is rendered on the server as the requested page', () => {
    const ui = <VehicleSearch market={market} page={2} />;
    const { client } = renderPage(ui, { before: () => {} });
    expect(client.getQueryCache().findAll({ queryKey: allVehiclesQuery(market, 2).queryKey })).toHaveLength(1);
  });

  it('[beyond §4.1] keeps the cards in their places when the fresh answer has another order', async () => {
    const [swift, terra] = [
      { ...dot, id: 2, name: 'Swift', slug: 'swift' },
      { ...dot, id: 3, name: 'Terra', slug: 'terra' },
    ];
    moreVehicles = [swift];
    const { client } = renderPage(<VehicleSearch market={market} page={1} />);
    await waitFor(() => expect(nameShown()).toEqual(['Dot', 'Swift']));
    [vehicle, moreVehicles] = [terra, [{ ...swift, total_vehicle_count: 8 }, dot]];
    await client.invalidateQueries({ queryKey: allVehiclesQuery(market, 1).queryKey.slice(0, 1) });
    await waitFor(() => expect(nameShown()).toEqual(['Dot', 'Swift', 'Terra']));
    expect(screen.getByText('8 available')).toBeDefined();
  });

  it('[RENTAL-01] follows the fresh order where one was chosen', async () => {
    moreVehicles = [{ ...dot, id: 2, name: 'Swift', slug: 'swift' }];
    const { client } = renderPage(<VehicleSearch market={market} page={1} />, { router: { query: { order: 'asc' } } });
    await waitFor(() => expect(nameShown()).toEqual(['Dot', 'Swift']));
    [vehicle, moreVehicles] = [moreVehicles[0] ?? {}, [dot]];
    await client.invalidateQueries({ queryKey: allVehiclesQuery(market, 1).queryKey.slice(0, 1) });
    await waitFor(() => expect(nameShown()).toEqual(['Swift', 'Dot']));
  });

  it('puts a chosen filter into the URL and starts at the first page', async () => {
    const push = open({ gear: 'manual', page: '2' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'City cars' }));
    const [href] = push.mock.calls.at(-1) ?? [];
    expect(new URL(String(href), 'http://shop.example').search).toBe('?category=3&gear=manual');
  });

  it('[RENTAL-01] drops the price range with the kind of trip whose prices it was, by filter and by trip', async () => {
    const push = open({ trip_type: 'distance_wise', min_price: '2', max_price: '4', gear: 'manual' });
    await userEvent.click(await screen.findByRole('button', { name: 'By the hour' }));
    expect(push.mock.calls.at(-1)?.[0]).toBe('/rental/vehicle-search?trip_type=hourly&gear=manual');
    cleanup();
    sessionStorage.setItem('trip_criteria', JSON.stringify({ kind: 'hourly', length: 3, date: '' }));
    const next = open({ min_price: '2', gear: 'manual' });
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    expect(next.mock.calls.at(-1)?.[0]).toBe('/rental/vehicle-search?trip_type=hourly&duration=3&gear=manual');
    cleanup();
    const same = open({ trip_type: 'hourly', min_price: '2' });
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    expect(same.mock.calls.at(-1)?.[0]).toContain('min_price=2');
  });

  it('[ROUTE-18] shows brands and categories beyond the first page, on request', async () => {
    const asked = vi.fn<(offset: string | null) => void>();
    const kinds = (key: string, names: [string, string]) => (request: Request) => {
      const offset = new URL(request.url).searchParams.get('offset');
      asked(offset);
      const kind = offset === '2' ? { id: 52, name: names[1] } : { id: 1, name: names[0] };
      return HttpResponse.json({ total_size: 51, limit: 50, offset: Number(offset), [key]: [kind] });
    };
    const [brands, categories] = [kinds('brands', ['Nawrasa', 'Zafir']), kinds('vehicles', ['City cars', 'Vans'])];
    server.use(
      http.get('*/api/v1/rental/vehicle/brand-list', ({ request }) => brands(request)),
      http.get('*/api/v1/rental/vehicle/category-list', ({ request }) => categories(request)),
    );
    const push = open();
    for (const [group, name] of [
      ['Brand', 'Zafir'],
      ['Category', 'Vans'],
    ] as const) {
      const within_ = within(await screen.findByRole('group', { name: group }));
      expect(within_.queryByRole('checkbox', { name })).toBeNull();
      await userEvent.click(await within_.findByRole('button', { name: 'Show more' }));
      expect(await within_.findByRole('checkbox', { name })).toBeDefined();
      expect(within_.queryByRole('button')).toBeNull();
    }
    expect(asked.mock.calls.flat()).toEqual(expect.arrayContaining(['1', '2']));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Zafir' }));
    expect(push.mock.calls.at(-1)?.[0]).toBe('/rental/vehicle-search?brand=52');
  });

  it('can be filtered by brand', async () => {
    const push = open({ category: '3' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Nawrasa' }));
    expect(push.mock.calls[0]?.[0]).toBe('/rental/vehicle-search?category=3&brand=8');
    cleanup();
    open({ brand: '8' });
    await waitFor(() => expect(asked.at(-1)?.get('brand_ids')).toBe('[8]'));
  });

  it('reports no results, and clears the filters', async () => {
    total = 0;
    const push = open({ gear: 'manual' });
    expect(await screen.findByText('No vehicles found')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body);
    await waitFor(() => expect(push.mock.calls.at(-1)?.at(0)).toBe('/rental/vehicle-search'));
  });

  it('[RENTAL-04] reports that the time has passed, and searches as soon as possible instead', async () => {
    const errors = [{ code: 'trip_time', message: 'Please choose a pickup time within the next three months.' }];
    const refuse = () => HttpResponse.json({ errors }, { status: 403 });
    server.use(http.get('*/api/v1/rental/vehicle/search', refuse, { once: true }));
    sessionStorage.setItem('trip_criteria', JSON.stringify({ kind: 'hourly', length: 5, date: '2025-03-20 09:00' }));
    const push = open({ date: '2025-03-20 09:00', gear: 'manual' });
    expect(await screen.findByText('Nothing can be rented at this time')).toBeTruthy();
    expect(screen.getByText('Please choose a pickup time within the next three months.')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'As soon as possible' }));
    expect(push.mock.calls.at(-1)?.at(0)).toBe('/rental/vehicle-search?gear=manual');
    expect(JSON.parse(sessionStorage.getItem('trip_criteria') ?? '')).toMatchObject({ length: 5, date: '' });
  });

  it('[RENTAL-01] starts a search whose time has passed as one for now', async () => {
    const push = open({ date: '2025-03-20 09:00' });
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    expect(push.mock.calls.at(-1)?.at(0)).not.toContain('date');
  });
});
