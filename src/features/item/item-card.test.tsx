// @document
import { readItemCard } from '@/contract/catalogue/item.read';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetToken, saveToken } from '@/lib/session';
import {
  makeCart,
  dish,
  makeCartLine,
  renderRoom,
  standInForBrowser,
  windowAhead,
  wireDish,
} from '@tests/support/rooms/item-room';
import type { CartPort } from './cart-port';
import { ItemCard } from './item-card';
import * as dialogs from './open-item';
import { useCardTexts } from './use-card-texts';

let saved: number[] = [];
apiServer(
  http.get('*/api/v1/customer/wish-list', () => HttpResponse.json({ item: saved.map((id) => ({ id })), store: [] })),
  http.post('*/api/v1/customer/wish-list/add', async ({ request }) => {
    const { item_id } = (await request.json()) as { item_id: number };
    saved = [...saved, item_id];
    return HttpResponse.json({ message: 'Added to favourites' });
  }),
  http.delete('*/api/v1/customer/wish-list/remove', () => {
    saved = [];
    return HttpResponse.json({ message: 'Removed from favourites' });
  }),
);

beforeAll(() => {
  standInForBrowser();
});
beforeEach(() => {
  saved = [];
  forgetToken();
});
afterEach(cleanup);

const plain = { food_variations: '', add_ons: [] };

function Shown({ item }: { item: Record<string, unknown> }) {
  return <ItemCard item={readItemCard(wireDish({ ...plain, ...item }))} texts={useCardTexts()} />;
}

const show = (item: Record<string, unknown> = {}, config: Record<string, unknown> = {}, cart: CartPort = makeCart()) =>
  renderRoom(<Shown item={item} />, { config, cart });

describe('the item card', () => {
  it('[PRICE-04] [PRICE-05] shortens a large price, which is paid elsewhere', () => {
    show({ price: 125_460, discount: 0 });
    expect(screen.getByText('$125.5K')).toBeVisible();
  });

  it('[HOME-10] shows Recommend, [HOME-11] Organic and [HOME-13] Halal', () => {
    show({ recommended: 1, organic: 1, is_halal: 1, halal_tag_status: 1 });
    for (const badge of ['Recommend', 'Organic', 'Halal']) expect(screen.getByText(badge)).toBeVisible();
  });

  it('[HOME-10] [HOME-11] [HOME-13] shows none of them if they do not apply', () => {
    show({ recommended: 0, organic: 0, is_halal: 1, halal_tag_status: 0 });
    for (const badge of ['Recommend', 'Organic', 'Halal']) expect(screen.queryByText(badge)).toBeNull();
  });

  it('shows the unit of groceries with the price, so that they can be compared', () => {
    show({ module_type: 'grocery', unit_type: 'kg' });
    expect(screen.getByText('/ kg')).toBeVisible();
    cleanup();
    show({ module_type: 'food', unit_type: 'plate' });
    expect(screen.queryByText('/ plate')).toBeNull();
  });

  it('[HOME-12] shows the veg mark if the configuration enables it', () => {
    show({ veg: 1 }, { toggle_veg_non_veg: 1 });
    expect(screen.getByRole('img', { name: 'Veg' })).toBeVisible();
    cleanup();
    show({ veg: 1 }, { toggle_veg_non_veg: 0 });
    expect(screen.queryByRole('img', { name: 'Veg' })).toBeNull();
  });

  it('[PRICE-01] shows only the larger discount, and strikes the full price through', () => {
    show({ price: 12, discount: 1, discount_type: 'amount', store_discount: 20 });
    expect(screen.getByText('$9.60')).toBeVisible();
    expect(screen.getByText('$12.00').closest('s')).not.toBeNull();
    expect(screen.getByText('20% off')).toBeVisible();
  });

  it('[PRICE-03] shows the rating with the configured decimals', () => {
    show({ avg_rating: 4.456 }, { digit_after_decimal_point: 1 });
    expect(screen.getByText('4.5')).toBeInTheDocument();
    expect(screen.getByText('4.5 out of 5, 13 ratings')).toBeInTheDocument();
  });

  it.each([
    [1, '4 out of 5, 1 rating'],
    [2, '4 out of 5, 2 ratings'],
  ])('[PRICE-03] shows that %i customers have rated', (rating_count, words) => {
    show({ avg_rating: 4, rating_count });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('[ROUTE-08] [ROUTE-09] links to the item by slug, or by id if there is no slug', () => {
    show();
    expect(screen.getByRole('link', { name: 'Charcoal burger' })).toHaveAttribute(
      'href',
      '/product/charcoal-burger?module_id=4',
    );
    cleanup();
    show({ slug: '' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/product/7?module_id=4');
  });

  it('[ITEM-25] shows Out of Stock without a button', () => {
    show({ module_type: 'grocery', stock: 0 });
    expect(screen.getByText('Out of Stock')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('[ITEM-30] shows Not Available now with the hours', () => {
    show(windowAhead());
    expect(screen.getByText('Not Available now')).toBeVisible();
    expect(screen.getByText(/\d+:\d\d\s[AP]M - \d+:\d\d\s[AP]M/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('[ITEM-31] opens the dialog to add for later if the store takes scheduled orders', async () => {
    const opened = vi.spyOn(dialogs, 'openItem').mockResolvedValue();
    const cart = makeCart();
    show({ ...windowAhead(), schedule_order: 1 }, {}, cart);
    expect(screen.queryByText('Not Available now')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add Charcoal burger' }));
    expect(opened).toHaveBeenCalled();
    // The dialog informs about it before it is added.
    expect(cart.add).not.toHaveBeenCalled();
    opened.mockRestore();
  });

  it('[ITEM-31] [ITEM-30] shows Not Available now if the market takes no scheduled orders', () => {
    show({ ...windowAhead(), schedule_order: 1 }, { schedule_order: false });
    expect(screen.getByText('Not Available now')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('[CART-11] adds an item without choices directly', async () => {
    const cart = makeCart();
    show({}, {}, cart);
    await userEvent.click(screen.getByRole('button', { name: 'Add Charcoal burger' }));
    expect(cart.add).toHaveBeenCalledWith(
      expect.objectContaining({ quantity: 1, price: 12, variation: [], add_ons: [] }),
    );
  });

  it('[ITEM-21] [ITEM-23] counts the pieces in the cart and stops at the maximum with Out of Limits', async () => {
    const cart = makeCart([makeCartLine(dish(plain), { quantity: 3 })]);
    show({}, {}, cart);
    const stepper = screen.getByRole('group', { name: 'Quantity of Charcoal burger' });
    expect(within(stepper).getByRole('spinbutton')).toHaveValue('03');
    await userEvent.click(within(stepper).getByRole('button', { name: /Increase/ }));
    expect(cart.setQuantity).not.toHaveBeenCalled();
    expect(await screen.findByText('Out of Limits: 3 at most')).toBeVisible();
  });

  it('[ITEM-05] counts all lines of an item with choices on its button', () => {
    const lines = [makeCartLine(dish(), { id: 50, quantity: 2 }), makeCartLine(dish(), { id: 51, quantity: 1 })];
    show({ food_variations: wireDish().food_variations }, {}, makeCart(lines));
    expect(screen.getByRole('button', { name: 'Add Charcoal burger (3)' })).toHaveTextContent('3');
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('[WISH-05] asks visitors to sign in', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Save Charcoal burger' }));
    expect(await screen.findByText('You are not logged in')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('[WISH-04] [WISH-07] [WISH-08] saves with the heart and removes again', async () => {
    saveToken('token');
    show();
    const heart = screen.getByRole('button', { name: 'Save Charcoal burger' });
    await userEvent.click(heart);
    expect(await screen.findByText('Added to favourites')).toBeVisible();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    expect(saved).toEqual([7]);
    await userEvent.click(heart);
    expect(await screen.findByText('Removed from favourites')).toBeVisible();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  });
});
