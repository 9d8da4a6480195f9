// @document
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { readStore } from '@/contract/catalogue/store.read';
import { apiServer } from '@tests/support/api-server';
import { renderRoom, standInForBrowser, wireDish } from '@tests/support/rooms/item-room';
import { StoreScreen } from './store-screen';

/** The script of the search comes when the test lets it. */
const script = vi.hoisted(() => {
  let come = () => {};
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  return { hasCome, come: () => come() };
});
vi.mock('@/lib/import-part', async (original) => ({
  ...(await original<object>()),
  importPart: <Part,>(load: () => Promise<Part>) =>
    String(load).includes('found-items') ? script.hasCome.then(load) : load(),
}));

apiServer(
  http.get('*/api/v1/items/latest', () => HttpResponse.json({ total_size: 1, products: [wireDish()] })),
  http.get('*/api/v1/stores/reviews', () => HttpResponse.json([])),
);
const store = readStore({ id: 3, name: 'Ember & Bun', module_id: 4, module_type: 'food', active: 1 });
const scroll = vi.fn();

beforeAll(() => {
  standInForBrowser();
  Element.prototype.scrollIntoView = scroll;
});
beforeEach(() => scroll.mockClear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Types into the field of the wide page; the phone's button opens another one. */
async function type(words: string) {
  renderRoom(<StoreScreen store={store} itemPages={1} />);
  await screen.findAllByText('Charcoal burger');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in store' }), words);
}

it('[beyond §2.22] the menu of a store stays until its search has come', async () => {
  await type('soup');
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getAllByText('Charcoal burger').length).toBeGreaterThan(0);
  script.come();
  expect(await screen.findByText('0 items found')).toBeVisible();
  expect(screen.queryByText('Charcoal burger')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect((await screen.findAllByText('Charcoal burger')).length).toBeGreaterThan(0);
});

it.each([
  ['come into sight for whoever typed far down in the menu', -600, 1],
  ['leave the page where it is if they are in sight', 400, 0],
])('[HOME-15] what a store’s search found: %s', async (_rule, top, times) => {
  script.come();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 200));
  await type('b');
  expect(await screen.findByText('1 item found')).toBeVisible();
  expect(scroll).toHaveBeenCalledTimes(times);
});
