// @document
import { renderPage } from '@tests/support/render-page';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readStore } from '@/contract/catalogue/store.read';
import { StoreCard } from '@/ui/cards/store-card';
import { StoreListPage } from './store-list-page';

vi.mock('next/head', () => ({ default: () => null }));
afterEach(cleanup);

it('[beyond §4.2] a list has a heading between that of its page and those of what it lists', () => {
  const store = readStore({ id: 1, name: 'Ember & Bun' });
  const picture = { src: '/a.webp', width: 4, height: 3, alt: '' };
  renderPage(
    <StoreListPage title="Latest stores" text="New here." path="/store/latest" stores={[store]}>
      <StoreCard href="/store/1" name={store.name} picture={picture} />
    </StoreListPage>,
  );
  expect(screen.getAllByRole('heading').map((it) => [it.tagName, it.textContent])).toEqual([
    ['H1', 'Latest stores'],
    ['H2', 'Stores'],
    ['H3', 'Ember & Bun'],
  ]);
});
