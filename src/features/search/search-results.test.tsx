// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useStoreTexts } from '@/features/store/use-store-texts';
import { renderPage } from '@tests/support/render-page';
import { SearchResults } from './search-results';

const market = { zone_ids: [1], module_id: 4 };
const server = setupServer(
  http.get('*/api/v1/items/search', ({ request }) => {
    const found = new URL(request.url).searchParams.get('name') === 'ramen';
    const products = found ? [{ id: 7, name: 'Smoked egg ramen', price: 13.5, module_type: 'food', store_id: 2 }] : [];
    return HttpResponse.json({ total_size: products.length, limit: 20, offset: 1, products });
  }),
  http.get('*/api/v1/stores/search', () =>
    HttpResponse.json({ total_size: 1, limit: 12, offset: 1, stores: [{ id: 2, name: 'Lantern Noodle House' }] }),
  ),
  http.get('*/api/v1/categories/popular', () =>
    HttpResponse.json([{ id: 3, name: 'Noodles', slug: 'noodles', childes: [] }]),
  ),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterEach(cleanup);
afterAll(() => server.close());

function Results({ words }: { words: string }) {
  return <SearchResults words={words} market={market} texts={useStoreTexts()} />;
}

describe('search results', () => {
  it('[HOME-01] show items by name, and stores behind the other tab', async () => {
    renderPage(<Results words="ramen" />);
    expect(await screen.findByRole('link', { name: 'Smoked egg ramen' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Stores' }));
    expect(await screen.findByRole('link', { name: 'Lantern Noodle House' })).toBeTruthy();
  });

  it('[HOME-15] say when nothing is found', async () => {
    renderPage(<Results words="xyzzy" />);
    expect(await screen.findByText('Sorry no data found related to your search')).toBeTruthy();
  });

  it('[ROUTE-17] offer popular categories before anything has been typed', async () => {
    renderPage(<Results words="" />);
    const link = await screen.findByRole('link', { name: 'Noodles' });
    expect(link.getAttribute('href')).toBe('/category/noodles');
  });
});
