// @document
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { forgetToken, savePlace } from '@/lib/session';
import { recentWords, rememberWords } from './recent-words';
import { SearchField } from './search-field';

const server = apiServer(
  http.get('*/api/v1/items/item-or-store-search', () =>
    HttpResponse.json({
      items: [{ id: 7, name: 'Lentil soup' }],
      stores: [{ id: 2, name: 'Soup Yard' }],
      categories: [{ id: 31, name: 'Soups' }],
    }),
  ),
  http.get('*/api/v1/items/search-suggestion', () => HttpResponse.json({ products: [{ name: 'Cold soup' }] })),
  http.get('*/api/v1/categories', () => HttpResponse.json([{ id: 3, name: 'Hot soups', slug: 'hot-soups' }])),
  http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ zone_id: '[1]', zone_data: [] })),
);
const push = vi.fn(() => Promise.resolve(true));

beforeEach(() => {
  // Makes the session read its storage again.
  forgetToken();
  push.mockClear();
});
afterEach(cleanup);

function Box() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        plainField={{ text: '', caret: null }}
        input={{ 'aria-label': 'Search', name: 'search' }}
        inputRef={field}
        module_id={4}
      />
    </form>
  );
}

async function open() {
  renderPage(<Box />, { router: { push } });
  const field = screen.getByRole('combobox', { name: 'Search' });
  await userEvent.click(field);
  return field;
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('suggestions below the search field', () => {
  it('[HOME-01] show categories, stores and items at the customer’s place, and open by keyboard', async () => {
    savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60 }, zone_ids: [1] });
    const field = await open();
    await userEvent.type(field, 'soup');
    await waitFor(() => expect(options()).toHaveLength(4));
    expect(options()).toEqual([
      'SoupsCategory',
      'Soup YardStore',
      'Lentil soupItem',
      'See all results for “\u2068soup\u2069”',
    ]);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /Soup Yard/ }).id);
    await userEvent.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith(expect.stringMatching(/^\/store\/2/));
  });

  it('[HOME-01] cause no layout shift when they load', async () => {
    savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60 }, zone_ids: [1] });
    const field = await open();
    await userEvent.type(field, 'soup');
    const first = screen.getByRole('option', { name: /^See all results/ });
    await waitFor(() => expect(options()).toHaveLength(4));
    expect(screen.getAllByRole('option')[0]).toBe(first);
    expect(first.textContent).toBe('SoupsCategory');
  });

  it('show items, and the categories of the page, for visitors without a place', async () => {
    const field = await open();
    await userEvent.type(field, 'soup');
    await waitFor(() =>
      expect(options()).toEqual(['Hot soupsCategory', 'Cold soupItem', 'See all results for “\u2068soup\u2069”']),
    );
    await userEvent.click(screen.getByRole('option', { name: /Cold soup/ }));
    expect(push).toHaveBeenCalledWith('/home?search=Cold%20soup');
  });

  it('[beyond §4.2] are announced with their number once loaded, but not after a failure', async () => {
    let answer: () => Response = () => new HttpResponse(null, { status: 403 });
    let times = 0;
    server.use(http.get('*/api/v1/items/search-suggestion', () => ((times += 1), answer())));
    const field = await open();
    await userEvent.type(field, 'tea');
    await waitFor(() => expect(times).toBeGreaterThan(0));
    await waitFor(() => expect(options()).toEqual(['See all results for “\u2068tea\u2069”']));
    expect(screen.getByRole('status').textContent).toBe('');
    answer = () => HttpResponse.json({ products: [{ name: 'Tea house blend' }] });
    await userEvent.type(field, ' h');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 suggestion'));
  });

  it('close at Escape and keep the text', async () => {
    const field = await open();
    await userEvent.type(field, 'soup');
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field).toHaveProperty('value', 'soup');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('show recent searches, which can be deleted one by one or all at once', async () => {
    for (const words of ['tea', 'rice', 'Tea']) rememberWords(words);
    const field = await open();
    expect(options()).toEqual(['Tea', 'rice']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove \u2068Tea\u2069 from recent searches' }));
    expect(options()).toEqual(['rice']);
    rememberWords('bread');
    await waitFor(() => expect(options()).toEqual(['bread', 'rice']));
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(recentWords()).toEqual(['rice']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(options()).toEqual([]);
    expect(recentWords()).toEqual([]);
  });

  it('[beyond §4.2] let keyboard users delete a search, and return the focus to the field', async () => {
    for (const words of ['tea', 'rice']) rememberWords(words);
    const field = await open();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear all' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Remove \u2068rice\u2069 from recent searches' }),
    );
    await userEvent.keyboard('{Enter}');
    expect(options()).toEqual(['tea']);
    expect(document.activeElement).toBe(field);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(field);
    await userEvent.click(field);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(options()).toEqual([]);
  });
});
