// @document
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { useStoreTexts } from '@/features/store/use-store-texts';
import { apiServer } from '@tests/support/api-server';
import { addressNow, Addressed } from '@tests/support/router';
import { renderPage } from '@tests/support/render-page';
import { recentWords } from './recent-words';
import { SearchResults } from './search-results';

const market = { zone_ids: [1], module_id: 1 };
const asked: URLSearchParams[] = [];
const ramen = { id: 7, name: 'Smoked egg ramen', price: 13.5, module_type: 'food', store_id: 2 };
apiServer(
  http.get('*/api/v1/get-combined-data', ({ request }) => {
    const params = new URL(request.url).searchParams;
    asked.push(params);
    const isFound = params.get('name') === 'ramen';
    if (params.get('list_type') === 'store') {
      const lantern = { id: 2, name: 'Lantern Noodle House' };
      // The first one is closed.
      const many = [1, 2, 3, 4].map((id) => ({ id, name: `Kitchen ${id}`, active: id > 1 ? 1 : 0 }));
      const stores = { xyzzy: [], kitchen: many }[params.get('name') ?? ''] ?? [lantern];
      return HttpResponse.json({ total_size: stores.length, limit: 12, offset: 1, stores });
    }
    const products = isFound ? [ramen] : [];
    const categories = [{ id: 31, name: 'Soups', slug: 'soups', childes: [] }];
    return HttpResponse.json({ total_size: products.length, limit: 20, offset: 1, products, categories });
  }),
  http.get('*/api/v1/categories', () => HttpResponse.json([])),
  http.get('*/api/v1/categories/popular', () =>
    HttpResponse.json([{ id: 3, name: 'Noodles', slug: 'noodles', childes: [] }]),
  ),
);

afterEach(cleanup);

function Results({ words }: { words: string }) {
  return <SearchResults words={words} market={market} texts={useStoreTexts()} />;
}

const options = { modules: ['food' as const], config: { toggle_veg_non_veg: 1, extensions: ['diet_filters'] } };
const open = (words: string, query?: Record<string, string>) => {
  asked.length = 0;
  const page = (
    <Addressed path={`/home?${new URLSearchParams({ search: words, ...query })}`}>
      <Results words={words} />
    </Addressed>
  );
  return renderPage(page, options);
};

describe('search results', () => {
  it('[HOME-01] show items by name, and stores in the other tab', async () => {
    open('ramen');
    expect(await screen.findByRole('link', { name: 'Smoked egg ramen' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('tab', { name: 'Stores(1)' }));
    expect(await screen.findByRole('link', { name: 'Lantern Noodle House' })).toBeTruthy();
    expect(addressNow()).toBe('/home?search=ramen&show=stores');
  });

  it.each([
    ['Items', {}, 'Smoked egg ramen'],
    ['Stores', { show: 'stores' }, 'Lantern Noodle House'],
  ])('[beyond §4.2] name the list of %s, so that no level of the headings is missing', async (name, query, found) => {
    open('ramen', query);
    await screen.findByRole('link', { name: found });
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    expect(levels.filter((level, n) => level > (levels[n - 1] ?? 0) + 1)).toEqual([]);
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  });

  it('[HOME-01] have stores among the items, and count both', async () => {
    open('ramen');
    expect(await screen.findByRole('link', { name: 'Smoked egg ramen' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Lantern Noodle House' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Items(1)', 'Stores(1)']);
  });

  it('[HOME-01] report that there is no exact match when only similar ones are found', async () => {
    open('rammen');
    expect(await screen.findByText('Nothing is called “\u2068rammen\u2069”. This comes close.')).toBeTruthy();
    cleanup();
    open('ramen');
    expect(await screen.findByRole('link', { name: 'Smoked egg ramen' })).toBeTruthy();
    expect(screen.queryByText(/comes close/)).toBeNull();
  });

  it('[HOME-15] show a store with that name, without an empty state', async () => {
    open('lantern');
    expect(await screen.findByRole('link', { name: 'Lantern Noodle House' })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Items(0)'));
    expect(screen.queryByText('Sorry no data found related to your search')).toBeNull();
  });

  it('[HOME-01] show stores in one line above the items, open ones first, and all of them in the other tab', async () => {
    open('kitchen');
    const line = within(await screen.findByRole('list', { name: 'Stores' }));
    await waitFor(() =>
      expect(line.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
        [2, 3, 4, 1].map((id) => `Kitchen ${id}`),
      ),
    );
    const all = screen.getByRole('link', { name: 'See all: Stores' });
    expect(all.getAttribute('href')).toBe('/home?search=kitchen&show=stores');
    await userEvent.click(screen.getByRole('tab', { name: 'Stores(4)' }));
    expect(await screen.findByRole('link', { name: 'Kitchen 4' })).toBeTruthy();
  });

  it('[HOME-01] appear in the recent searches, but empty searches do not', async () => {
    open('ramen');
    await screen.findByRole('link', { name: 'Smoked egg ramen' });
    open('');
    await screen.findByRole('link', { name: 'Noodles' });
    expect(recentWords()).toEqual(['ramen']);
  });

  it('[HOME-15] show an empty state, which leads on to all categories', async () => {
    open('xyzzy');
    expect(await screen.findByText('Sorry no data found related to your search')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All categories' }).getAttribute('href')).toBe('/categories');
  });

  it('[ROUTE-17] show popular categories before anything is typed', async () => {
    open('');
    const link = await screen.findByRole('link', { name: 'Noodles' });
    expect(link.getAttribute('href')).toBe('/category/noodles');
  });

  it('keep filters and sort order in the URL, and send them to the back end', async () => {
    open('ramen');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Veg' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Free delivery' }));
    await userEvent.click(screen.getByRole('radio', { name: '4 and above' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Soups' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '5{Enter}');
    const said = new URLSearchParams(addressNow().split('?')[1]);
    expect(Object.fromEntries(said)).toEqual({
      search: 'ramen',
      filter: 'veg,free_delivery',
      rating: '4',
      category: '31',
      min: '5',
    });
    await waitFor(() =>
      expect(Object.fromEntries(asked.findLast((params) => params.get('list_type') === 'item') ?? [])).toMatchObject({
        type: 'veg',
        filter: '["free_delivery"]',
        rating_count: '4',
        min_price: '5',
      }),
    );
  });

  it('start as the URL says, and clear one filter or all of them', async () => {
    open('ramen', { filter: 'halal,discounted', rating: '3' });
    await screen.findByRole('link', { name: 'Smoked egg ramen' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Halal' }));
    expect(addressNow()).toBe('/home?search=ramen&filter=discounted&rating=3');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(addressNow()).toBe('/home?search=ramen');
  });

  it('[HOME-15] keep the focus in the field reached by Tab or Enter after a price is typed', async () => {
    open('ramen');
    await screen.findByRole('link', { name: 'Smoked egg ramen' });
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '٥');
    await userEvent.tab();
    expect(addressNow()).toBe('/home?search=ramen&min=5');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Up to' }));
    await userEvent.keyboard('3{Enter}');
    expect(addressNow()).toBe('/home?search=ramen&min=3&max=5');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Up to' }));
    expect(document.activeElement).toHaveProperty('value', '5');
    await userEvent.click(screen.getByRole('button', { name: /^Remove filter/ }));
    expect(screen.getByRole('textbox', { name: 'Up to' })).toHaveProperty('value', '');
  });

  it('[HOME-15] move the focus when the focused filter is removed', async () => {
    open('ramen', { filter: 'halal,discounted', rating: '3' });
    await screen.findByRole('link', { name: 'Smoked egg ramen' });
    const chip = (name: string) => screen.getByRole('button', { name: `Remove filter: ${name}` });
    chip('On offer').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(chip('3 and above'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(chip('Halal'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('1 result');
  });

  it('[HOME-15] [beyond §4.2] offer the ratings as one group, in which one is chosen', async () => {
    open('ramen');
    await screen.findByRole('link', { name: 'Smoked egg ramen' });
    const ratings = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(ratings).toHaveLength(4);
    expect(new Set(ratings).size).toBe(1);
    expect(ratings).not.toContain('');
  });

  it('filter by controls, not by links that a crawler would follow', async () => {
    open('ramen');
    await screen.findByRole('link', { name: 'Smoked egg ramen' });
    const filters = screen.getByRole('complementary', { name: 'Filters' });
    expect(filters.querySelectorAll('a')).toHaveLength(0);
  });
});
