// @document
import { apiServer } from '@tests/support/api-server';
import { enterMarket, findPlaceButton, leaveMarket, openCheckout } from '@tests/support/rooms/checkout-room';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveGuest } from '@/lib/session';
import { at, handlers, item, line, newMarket, store } from '../market.fixture';

const api = apiServer();
let market = newMarket();

const contact = {
  contact_person_name: 'Samir Haddar',
  contact_person_number: '15550142201',
  contact_person_email: 'samir@mail.example',
};
const address = { address: '14 Lighthouse Road', address_type: 'home', road: '', house: '14', floor: '3' };

beforeEach(() => {
  market = newMarket();
  api.use(...handlers(market));
  enterMarket();
  localStorage.setItem('guest_contact', JSON.stringify(contact));
  localStorage.setItem('guest_address', JSON.stringify({ ...address, latitude: at.lat, longitude: at.lng }));
  saveGuest(5);
});
afterEach(leaveMarket);

describe('an order of which more goes while the customer agrees', () => {
  const goods = (id: number, name: string, stock: number) => ({
    ...{ ...line, id, item_id: id },
    item: { ...item, id, name, module_type: 'grocery', stock },
  });
  const agree = async () => {
    const dialog = await screen.findByRole('dialog', { hidden: true });
    const text = dialog.textContent;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Place order', hidden: true }));
    await waitFor(() => expect(document.body.contains(dialog)).toBe(false));
    return text;
  };
  let removed: (string | null)[] = [];

  /** The stock that is left at each writing of the cart, by line. */
  async function openWith(stocks: Record<string, number>[]) {
    removed = [];
    const carts = stocks.map((left) => Object.entries(left).map(([name, stock], n) => goods(12 + n, name, stock)));
    market.cart = [line, ...(carts[0] ?? [])];
    let round = 1;
    api.use(
      http.delete('*/api/v1/customer/cart/remove-item', ({ request }) => {
        removed.push(new URL(request.url).searchParams.get('cart_id'));
        round += 1;
        const gone = new Set(removed);
        market.cart = [line, ...(carts[round] ?? [])].filter(({ id }) => !gone.has(String(id)));
        return HttpResponse.json([]);
      }),
    );
    openCheckout();
    const button = await findPlaceButton();
    market.cart = [line, ...(carts[1] ?? [])];
    return button;
  }

  it('[PRICE-01] [CHECKOUT-01] takes out what the second question named, too', async () => {
    const button = await openWith([
      { Soup: 9, Bread: 9 },
      { Soup: 0, Bread: 9 },
      { Soup: 0, Bread: 0 },
      { Soup: 0, Bread: 0 },
    ]);
    await userEvent.click(button);
    expect(await agree()).toContain('Soup');
    expect(await agree()).toContain('Bread');
    await waitFor(() => expect(market.placed).toMatchObject([{ order_amount: 23.5 }]));
    expect(removed).toEqual(['12', '13']);
  });

  it('[CHECKOUT-01] sends nothing below the minimum of the store', async () => {
    market.store = { ...store, minimum_order: 30 };
    const button = await openWith([
      { Soup: 9, Bread: 9 },
      { Soup: 0, Bread: 9 },
      { Soup: 0, Bread: 0 },
    ]);
    await userEvent.click(button);
    expect(await agree()).toContain('Soup');
    expect(await screen.findByText('The smallest order here is $30.00. Add $10.00 more.')).toBeTruthy();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(market.placed).toEqual([]);
  });

  it('[CHECKOUT-01] is asked about three times, then shown again', async () => {
    const button = await openWith([
      { Soup: 9, Bread: 9, Rice: 9, Beans: 9 },
      { Soup: 0, Bread: 9, Rice: 9, Beans: 9 },
      { Soup: 0, Bread: 0, Rice: 9, Beans: 9 },
      { Soup: 0, Bread: 0, Rice: 0, Beans: 9 },
      { Soup: 0, Bread: 0, Rice: 0, Beans: 0 },
    ]);
    await userEvent.click(button);
    for (const name of ['Soup', 'Bread', 'Rice']) expect(await agree()).toContain(name);
    expect(await screen.findByText(/^Your order has changed once more/)).toBeTruthy();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(market.placed).toEqual([]);
  });
});
