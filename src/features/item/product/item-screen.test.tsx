// @document
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { dish, renderRoom, shirt, standInForBrowser, wireDish } from '@tests/support/rooms/item-room';
import { ItemScreen } from './item-screen';

const review = {
  id: 1,
  rating: 4,
  comment: 'Fits well.',
  customer_name: 'Salma',
  attachment_full_url: ['/media/review-1.webp'],
  reply: 'Thank you, Salma.',
  created_at: '2026-02-03T09:00:00Z',
};
const shelf = (id: number, name: string) => [wireDish({ id, slug: `thing-${id}`, name, module_type: 'ecommerce' })];
const server = apiServer(
  http.get('*/api/v1/items/related-items/:id', () => HttpResponse.json(shelf(21, 'Linen shirt'))),
  http.get('*/api/v1/items/related-store-items/:id', () => HttpResponse.json(shelf(22, 'Wool scarf'))),
  http.get('*/api/v1/items/reviews/:id', () =>
    HttpResponse.json({ total_size: 1, limit: 10, offset: 1, reviews: [review] }),
  ),
);

beforeAll(standInForBrowser);
afterEach(cleanup);

const section = (name: RegExp) => within(screen.getByRole('heading', { name }).closest('section')!);

describe('the page of an item', () => {
  it('shows the picture of the chosen color', async () => {
    const choice_options = [
      { name: 'choice_1', title: 'Color', options: ['Red', 'Blue'], pictured: 1 },
      { name: 'choice_2', title: 'Size', options: ['S', 'M'] },
    ];
    const images_full_url = ['/media/red.webp', '/media/blue.webp'];
    renderRoom(
      <ItemScreen item={shirt({ image_full_url: '/media/red.webp', images_full_url, choice_options })} crumbs={[]} />,
    );
    const gallery = screen.getByRole('region', { name: 'Pictures' });
    const shown = () => gallery.querySelector('img')?.getAttribute('src');
    expect(shown()).toContain('/media/red');
    await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(shown()).toContain('/media/blue');
  });

  it('[ITEM-11] shows colors as pictures with the name of the chosen one, and sizes by name', async () => {
    const choice_options = [
      { name: 'choice_1', title: 'Color', options: ['Red', 'Blue'], pictured: 1 },
      { name: 'choice_2', title: 'Size', options: ['S', 'M'] },
    ];
    const images_full_url = ['/media/red.webp', '/media/blue.webp'];
    renderRoom(
      <ItemScreen item={shirt({ image_full_url: '/media/red.webp', images_full_url, choice_options })} crumbs={[]} />,
    );
    const pictureOf = (name: string) =>
      screen.getByRole('radio', { name }).closest('label')?.querySelector('img')?.getAttribute('src');
    expect(pictureOf('Red')).toContain('/media/red');
    expect(pictureOf('Blue')).toContain('/media/blue');
    expect(pictureOf('S')).toBeUndefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(screen.getByRole('group', { name: 'Color: Blue' })).toBeVisible();
  });

  it('links to related items and to more from its store', async () => {
    renderRoom(<ItemScreen item={shirt()} crumbs={[]} />);
    const related = await screen.findByRole('link', { name: 'Linen shirt' });
    expect(related).toHaveAttribute('href', '/product/thing-21?module_id=4');
    expect(section(/More from Ember & Bun/).getByRole('link', { name: 'Wool scarf' })).toBeVisible();
    expect(section(/More from Ember & Bun/).queryByRole('link', { name: 'Linen shirt' })).toBeNull();
  });

  it('[ITEM-11] shows reviews with pictures and the store’s replies', async () => {
    renderRoom(<ItemScreen item={shirt({ rating_count: 1, avg_rating: 4 })} crumbs={[]} />);
    await userEvent.click(screen.getByRole('tab', { name: /^Reviews/ }));
    const panel = within(screen.getByRole('tabpanel', { name: /^Reviews/ }));
    expect(await panel.findByText('Fits well.')).toBeVisible();
    expect(panel.getByText('Salma')).toBeVisible();
    expect(panel.getByRole('link', { name: /Salma/ })).toHaveAttribute('href', '/media/review-1.webp');
    expect(panel.getByText('Thank you, Salma.')).toBeVisible();
    expect(panel.getByText(/Ember & Bun/)).toBeVisible();
  });

  it('[beyond §4.2] marks Latin customer names with their language on an Arabic page, but not Arabic ones', async () => {
    const by = (id: number, customer_name: string) => ({ ...review, id, customer_name });
    const reviews = [by(1, 'Mina Gale'), by(2, 'سلمى')];
    server.use(http.get('*/api/v1/items/reviews/:id', () => HttpResponse.json({ total_size: 2, reviews })));
    renderRoom(<ItemScreen item={shirt({ rating_count: 2, avg_rating: 4 })} crumbs={[]} />, { language: 'ar' });
    await userEvent.click(screen.getByRole('tab', { name: /^التقييمات/ }));
    expect((await screen.findByText('Mina Gale')).lang).toBe('en');
    expect(screen.getByText('سلمى').lang).toBe('');
  });

  it('[HDR-14] refetches reviews that failed to load', async () => {
    server.use(http.get('*/api/v1/items/reviews/:id', () => new HttpResponse(null, { status: 403 }), { once: true }));
    renderRoom(<ItemScreen item={shirt({ rating_count: 1, avg_rating: 4 })} crumbs={[]} />);
    await userEvent.click(screen.getByRole('tab', { name: /^Reviews/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Fits well.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    [4.2, 'full full full full off'],
    [4.3, 'full full full full half'],
    [3.76, 'full full full full off'],
    [3.5, 'full full full half off'],
    [5, 'full full full full full'],
  ])('[PRICE-03] shows %d in half stars', async (avg_rating, fills) => {
    renderRoom(<ItemScreen item={shirt({ rating_count: 8, avg_rating })} crumbs={[]} />);
    await userEvent.click(screen.getByRole('tab', { name: /^Reviews/ }));
    const panel = within(screen.getByRole('tabpanel', { name: /^Reviews/ }));
    const [score] = await panel.findAllByRole('img', { name: /out of 5/ });
    expect([...(score?.children ?? [])].map((star) => star.getAttribute('data-fill')).join(' ')).toBe(fills);
  });

  it('[ITEM-08] [ITEM-11] shows generic name, nutrition and allergens as text', () => {
    renderRoom(<ItemScreen item={shirt({ generic_name: ['Cotton'] })} crumbs={[]} />);
    for (const text of ['Cotton', '720 kcal', 'Gluten']) expect(screen.getByText(text)).toBeVisible();
  });

  it('[beyond §2.20] [ITEM-08] says that the allergens of food are not stated, and nothing of them for a shirt', async () => {
    renderRoom(<ItemScreen item={dish({ allergies_name: [], nutritions_name: [], generic_name: [] })} crumbs={[]} />);
    expect(screen.getByRole('heading', { name: 'Allergens' })).toBeVisible();
    expect(await screen.findByText(/^Not stated\. If you have an allergy/)).toBeVisible();
    cleanup();
    renderRoom(<ItemScreen item={shirt({ allergies_name: [] })} crumbs={[]} />);
    expect(screen.queryByRole('heading', { name: 'Allergens' })).toBeNull();
  });
});
