// @document
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { addressNow, Addressed } from '@tests/support/router';
import { renderPage } from '@tests/support/render-page';
import { categoriesQuery, useCategories } from './api';
import { CategoryPage } from './category-page';
import { CategoryGrid } from './category-tile';

const market = { zone_ids: [1], module_id: 4 };
const category = (id: number, name: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  image_full_url: null,
  childes: [],
});
const pizza = { ...category(1, 'Pizza'), childes: [category(2, 'Margherita')] };
const server = apiServer(
  http.get('*/api/v1/categories', () => HttpResponse.json([pizza, category(3, 'Sushi')])),
  http.get('*/api/v1/categories/items/:id', () =>
    HttpResponse.json({ total_size: 0, limit: 20, offset: 1, products: [] }),
  ),
  http.get('*/api/v1/categories/stores/:id', () =>
    HttpResponse.json({ total_size: 1, limit: 12, offset: 1, stores: [{ id: 2, name: 'Coal Yard Pizza' }] }),
  ),
);

afterEach(cleanup);

describe('[ROUTE-17] the page of a category', () => {
  it('[HOME-14] shows an empty state for items, and its stores', async () => {
    renderPage(
      <Addressed path="/category/pizza?sort=low">
        <CategoryPage category={pizza} parent={null} market={market} narrowed={(list) => list} />
      </Addressed>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pizza');
    expect(await screen.findByText('No items found')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Stores' }));
    expect(await screen.findByRole('link', { name: 'Coal Yard Pizza' })).toBeTruthy();
    expect(addressNow()).toBe('/category/pizza?show=stores');
  });

  it('[beyond §4.2] has its own heading above those of its lists', async () => {
    renderPage(
      <Addressed path="/category/pizza?show=stores">
        <CategoryPage category={pizza} parent={null} market={market} narrowed={(list) => list} />
      </Addressed>,
    );
    await screen.findByRole('link', { name: 'Coal Yard Pizza' });
    const levels = screen.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent]);
    expect(levels).toEqual([
      ['H1', 'Pizza'],
      ['H2', 'Stores'],
      ['H3', 'Coal Yard Pizza'],
    ]);
  });

  it('links its sub-categories, and marks the current one', () => {
    const [child = pizza] = pizza.childes;
    renderPage(<CategoryPage category={child} parent={pizza} market={market} narrowed={(list) => list} />);
    const link = screen.getByRole('link', { name: 'Margherita' });
    expect(link.getAttribute('href')).toBe('/category/margherita');
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/category/pizza');
  });
});

describe('categories', () => {
  function All() {
    return <CategoryGrid categories={useCategories(market) ?? []} />;
  }

  it('[HOME-02] are fetched for the zones and the module of the page, each with a link', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('*/api/v1/categories', ({ request: { headers } }) => {
        asked.push(headers.get('zoneId'), headers.get('moduleId'));
        return HttpResponse.json([pizza, category(3, 'Sushi')]);
      }),
    );
    renderPage(<All />);
    await screen.findByRole('link', { name: 'Sushi' });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Pizza', '/category/pizza'],
      ['Sushi', '/category/sushi'],
    ]);
    expect(asked).toEqual(['[1]', '4']);
  });

  it('[HOME-03] are fresh for five minutes', () => {
    expect(categoriesQuery(market).staleTime).toBe(5 * 60 * 1000);
  });
});
