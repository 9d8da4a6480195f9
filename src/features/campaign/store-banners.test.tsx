// @document
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderRoom, standInForBrowser } from '@tests/support/rooms/item-room';
import { StoreBanners } from './store-banners';

const server = apiServer();
beforeAll(standInForBrowser);
afterEach(cleanup);

it('banners of a store link to their item, to their URL or nowhere', async () => {
  const answer = [
    { id: 1, title: 'Falafel plate', type: 'item_wise', data: 31, item_slug: 'falafel', image_full_url: '/a.webp' },
    { id: 4, title: 'Older back end', type: 'item_wise', data: 32, image_full_url: '/b.webp' },
    { id: 2, title: 'Our kitchen', type: 'default', default_link: 'https://example.com/kitchen', data: 2 },
    { id: 3, title: 'Open on Fridays', type: 'store_wise', default_link: null, data: 2 },
  ];
  server.use(http.get('*/api/v1/banners/2', () => HttpResponse.json(answer)));
  renderRoom(<StoreBanners store_id={2} />);

  await screen.findByRole('region', { name: 'New here' });
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Falafel plateSee item', '/product/falafel'],
    ['Older back endSee item', '/product/32'],
    ['Our kitchenSee more', 'https://example.com/kitchen'],
  ]);
  expect(screen.getByText('Open on Fridays')).toBeVisible();
});
