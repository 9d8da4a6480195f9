// @document
import { apiServer } from '@tests/support/api-server';
import { enterMarket, leaveMarket, openCheckout } from '@tests/support/rooms/checkout-room';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handlers, item, line, newMarket } from './market.fixture';

/** Two sizes of a shirt, nine of each; a flash sale has three left. */
const variations = ['S', 'M'].map((type) => ({ type, price: 10, stock: 9 }));
const sold = { ...item, name: 'Shirt', module_type: 'ecommerce', stock: 3, flash_sale: 1, variations };
const shirt = (id: number, type: string, quantity: number) => ({
  ...line,
  ...{ id, item: sold, quantity, variation: variations.filter((row) => row.type === type) },
});

const api = apiServer();
const market = newMarket();
beforeEach(() => {
  api.use(...handlers(market));
  enterMarket();
});
afterEach(leaveMarket);

it('[CART-17] the checkout sees that two sizes together are more than a flash sale has left', async () => {
  market.cart = [shirt(11, 'S', 2), shirt(12, 'M', 3)];
  openCheckout();
  const dialog = within(await screen.findByRole('dialog', { hidden: true }, { timeout: 15_000 }));
  const row = dialog.getByText('Shirt').closest('li');
  expect(row?.textContent).toContain('Fewer are left');
  expect(row?.textContent).toMatch(/3×.*1×/);
});
