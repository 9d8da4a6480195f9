// @document
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { useCardTexts } from '@/features/item/use-card-texts';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { Providers } from './provider-card';
import { RentalHome } from './rental-home';
import { VehicleSearch } from './vehicles/vehicle-search';

/** Lists of eight rows, of which a page answers three. */
const asked: string[] = [];
const rows = (key: string, name: string) => (at: { request: Request }) => {
  const { pathname, searchParams } = new URL(at.request.url);
  const [offset, limit] = [Number(searchParams.get('offset')), 3];
  asked.push(`${pathname.split('/').at(-1)} ${offset}`);
  const ids = Array.from({ length: 8 }, (_, n) => n + 1).slice((offset - 1) * limit, offset * limit);
  const found = ids.map((id) => ({ id, name: `${name} ${id}`, slug: `${name}-${id}` }));
  return HttpResponse.json({ total_size: 8, limit, offset, [key]: found });
};
apiServer(
  http.get('*/api/v1/rental/provider/latest', rows('stores', 'Provider')),
  http.get('*/api/v1/rental/provider/popular', rows('stores', 'Provider')),
  http.get('*/api/v1/rental/vehicle/category-list', rows('vehicles', 'Kind')),
  http.get('*/api/v1/rental/vehicle/brand-list', rows('brands', 'Brand')),
  http.get('*/api/v1/rental/vehicle/top-rated', () => HttpResponse.json({ total_size: 0, limit: 6, vehicles: [] })),
  http.get('*/api/v1/rental/vehicle/search', () => HttpResponse.json({ total_size: 0, limit: 12, vehicles: [] })),
  http.get('*/api/v1/rental/banners', () => HttpResponse.json({ banners: [] })),
  http.get('*/api/v1/rental/coupon/list/all', () => HttpResponse.json([])),
);
afterEach(() => {
  cleanup();
  asked.length = 0;
});

const market = { zone_ids: [1], module_id: 6 };

function Home() {
  return <RentalHome market={market} texts={useCardTexts()} />;
}

describe('lists of rental that are longer than a page', () => {
  it('[HOME-06] goes on with the providers to the last one', async () => {
    renderPage(<Providers market={market} list="latest" />);
    expect(await screen.findByRole('link', { name: 'Provider 3' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Provider 4' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Provider 6' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Provider 8' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('[ROUTE-18] leads from the home to every category of vehicles', async () => {
    renderPage(<Home />);
    expect(await screen.findByRole('link', { name: 'Kind 3' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const last = await screen.findByRole('link', { name: 'Kind 8' });
    expect(last.getAttribute('href')).toBe('/rental/vehicle-search?category=8');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('[beyond §2] shows what the address chooses, on whichever page of its list it is', async () => {
    renderPage(<VehicleSearch market={market} page={1} />, { router: { query: { category: '2,7', brand: '5' } } });
    const isTicked = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name })?.checked;
    await waitFor(() => expect(['Kind 7', 'Brand 5'].map(isTicked)).toEqual([true, true]));
    expect(isTicked('Kind 2')).toBe(true);
    // No more than that: the last brands wait for a press.
    expect(screen.queryByRole('checkbox', { name: 'Brand 7' })).toBeNull();
    expect(asked.filter((call) => /list/.test(call)).toSorted()).toEqual([
      ...['brand-list 1', 'brand-list 2'],
      ...['category-list 1', 'category-list 2', 'category-list 3'],
    ]);
  });
});
