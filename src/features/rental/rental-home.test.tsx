// @document
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { useCardTexts } from '@/features/item/use-card-texts';
import { savePlace, saveValue } from '@/lib/session';
import { TripPanel } from './cart/trip-panel';
import { RentalHome } from './rental-home';
import { readFilter } from './vehicles/vehicle-filter';

// Leaflet draws on a canvas, which jsdom lacks; only the place that is picked on the map matters here.
vi.mock('./open-trip', () => ({
  pickPlace: () => Promise.resolve({ lat: 20.05, lng: 60.5, location_name: 'Airport' }),
}));

const page = { total_size: 1, limit: 6, offset: 1 };
apiServer(
  http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ zone_id: '[1]', zone_data: [] })),
  http.get('*/api/v1/rental/vehicle/top-rated', () =>
    HttpResponse.json({
      ...page,
      vehicles: [{ id: 1, name: 'Dot', slug: 'dot', provider: { id: 2, name: 'Volt Cove' } }],
    }),
  ),
  http.get('*/api/v1/rental/provider/popular', () =>
    HttpResponse.json({ ...page, stores: [{ id: 2, name: 'Volt Cove', slug: 'volt-cove', vehicles_count: 4 }] }),
  ),
  http.get('*/api/v1/rental/vehicle/category-list', () =>
    HttpResponse.json({ ...page, vehicles: [{ id: 3, name: 'City cars' }] }),
  ),
  http.get('*/api/v1/rental/banners', () =>
    HttpResponse.json({
      banners: [
        { id: 1, title: 'Volt week', type: 'store_wise', image_full_url: '/a.webp', link: null, provider_id: 2 },
        { id: 2, title: 'Ride safe', type: 'default', image_full_url: '/b.webp', link: 'https://example.com/safe' },
      ],
    }),
  ),
  http.get('*/api/v1/rental/coupon/list/all', () =>
    HttpResponse.json([{ id: 1, title: '3 off a trip', code: 'TRIP3', discount: 3, discount_type: 'amount' }]),
  ),
);

afterEach(() => {
  cleanup();
  // Any write makes the session read its storage again.
  saveValue('country', null);
});

function Home() {
  return <RentalHome market={{ zone_ids: [1], module_id: 6 }} texts={useCardTexts()} />;
}

describe('the home of rental', () => {
  it('[ROUTE-18] links under "Categories" to the search of each, and to the top vehicles', async () => {
    renderPage(<Home />);
    expect(await screen.findByRole('heading', { name: 'Categories' })).toBeDefined();
    const kind = await screen.findByRole('link', { name: 'City cars' });
    expect(kind.getAttribute('href')).toBe('/rental/vehicle-search?category=3');
    const best = await screen.findByRole('link', { name: 'Dot' });
    expect(best.getAttribute('href')).toBe('/rental/vehicle-details/dot');
  });

  it('has its own banners, which link to providers or to their URL, and its own coupons', async () => {
    renderPage(<Home />);
    const banners = await screen.findByRole('region', { name: 'Offers' });
    const ways = within(banners)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/rental/provider-details/2', 'https://example.com/safe']);
    expect(await screen.findByText('TRIP3')).toBeDefined();
  });

  it('[HOME-05] lists the popular providers', async () => {
    renderPage(<Home />);
    const provider = await screen.findByRole('link', { name: 'Volt Cove' });
    expect(provider.getAttribute('href')).toBe('/rental/provider-details/volt-cove');
    const all = screen.getAllByRole('link', { name: 'See all' }).map((link) => link.getAttribute('href'));
    expect(all).toContain('/rental/provider/popular');
  });

  it('[ROUTE-18] searches with the given trip', async () => {
    const push = vi.fn((_href: string) => Promise.resolve(true));
    sessionStorage.setItem(
      'trip_criteria',
      JSON.stringify({
        pickup: { lat: 1, lng: 2, location_name: 'Gate' },
        kind: 'daily',
        length: 2,
        date: '2188-11-22 09:00',
      }),
    );
    renderPage(<Home />, { router: { push: push as never }, config: { timezone: 'UTC', timeformat: '12' } });
    expect(await screen.findByRole('button', { name: 'Trip type 2 days' })).toBeDefined();
    expect(screen.getByRole('button', { name: /Pickup time Nov 22, 9:00.AM/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const { searchParams } = new URL(push.mock.calls[0]?.[0] ?? '', 'http://shop.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ trip_type: 'hourly', date: '2188-11-22 09:00', duration: '48' },
      ...{ pickup: 'Gate', pickup_lat: '1', pickup_lng: '2' },
    });
  });

  it('[ROUTE-18] starts at the place that the customer has chosen last', async () => {
    const choose = (location: string, lat: number) =>
      savePlace({ location, currentLatLng: { lat, lng: 60.5 }, zone_ids: [1] });
    const push = vi.fn((_href: string) => Promise.resolve(true));
    choose('Gate', 20);
    renderPage(<Home />, { router: { push: push as never } });
    await userEvent.click(await screen.findByRole('button', { name: 'Pickup Gate' }));
    await screen.findByRole('button', { name: 'Pickup Airport' });
    act(() => choose('Mast Street', 20.1));
    expect(await screen.findByRole('button', { name: 'Pickup Mast Street' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(push.mock.calls.at(-1)?.[0]).toContain('pickup=Mast+Street&pickup_lat=20.1');
  });

  it('[ROUTE-18] searches from the place that was chosen last, not from the URL before it', async () => {
    const choose = (location: string, lat: number) =>
      savePlace({ location, currentLatLng: { lat, lng: 60.5 }, zone_ids: [1] });
    const push = vi.fn((_href: string) => Promise.resolve(true));
    choose('Gate', 20);
    const pickup = { lat: 20, lng: 60.5, location_name: 'Harbour' };
    renderPage(<TripPanel filter={{ ...readFilter({}), pickup }} />, { router: { push: push as never } });
    await screen.findByRole('button', { name: 'Pickup Harbour' });
    act(() => choose('Mast Street', 20.1));
    await screen.findByRole('button', { name: 'Pickup Mast Street' });
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(push.mock.calls.at(-1)?.[0]).toContain('pickup=Mast+Street&pickup_lat=20.1');
  });
});
