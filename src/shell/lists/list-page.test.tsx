// @document
import { renderPage } from '@tests/support/render-page';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readStore } from '@/contract/catalogue/store.read';
import { StoreCard } from '@/ui/cards/store-card';
import { StoreListPage } from './store-list-page';

// Next renders the head separately; here its elements are rendered in place.
vi.mock('next/head', () => ({ default: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

it('[beyond §4.2] a list has a heading between that of its page and those of what it lists', () => {
  const store = readStore({ id: 1, name: 'Ember & Bun' });
  const picture = { src: '/a.webp', width: 4, height: 3, alt: '' };
  renderPage(
    <StoreListPage title="Latest stores" text="New here." path="/store/latest" stores={[store]}>
      <StoreCard href="/store/1" name={store.name} picture={picture} />
    </StoreListPage>,
  );
  expect(screen.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent])).toEqual([
    ['H1', 'Latest stores'],
    ['H2', 'Stores'],
    ['H3', 'Ember & Bun'],
  ]);
});

it.each([
  ['that says that it is empty is not', [], 'noindex'],
  ['of stores is', [readStore({ id: 1, name: 'Ember & Bun' })], undefined],
])('[ROUTE-17] [beyond §4.1] a list %s for search engines', (_which, stores, robots) => {
  renderPage(
    <StoreListPage title="Latest stores" text="New here." path="/store/latest" stores={stores}>
      <p>What there is</p>
    </StoreListPage>,
  );
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(robots);
});

it.each([
  [1, 'New here.'],
  [2, 'Latest stores, page 2. New here.'],
])('[ROUTE-17] [beyond §4.1] page %i of a list is described as such', (page, description) => {
  renderPage(
    <StoreListPage title="Latest stores" text="New here." path="/store/latest" page={page} stores={[]}>
      <p>What there is</p>
    </StoreListPage>,
  );
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(description);
});
