// @document
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartLine } from '@/contract/ordering/cart';
import type { AnyItem } from '@/contract/catalogue/item';
import {
  campaignDish,
  makeCart,
  dish,
  makeCartLine,
  renderRoom,
  shirt,
  standInForBrowser,
  windowAhead,
  wireDish,
  wireShirt,
} from '@tests/support/rooms/item-room';
import type { CartPort } from '../cart-port';
import { ItemDialog } from './item-dialog';

let answer: Record<string, unknown> = {};
let asked: string[] = [];
let isDown = false;
apiServer(
  http.get('*/api/v1/items/details/:id', ({ params }) => {
    asked.push(String(params['id']));
    return isDown ? HttpResponse.json({ errors: [] }, { status: 500 }) : HttpResponse.json(answer);
  }),
);

beforeAll(() => {
  standInForBrowser();
});
beforeEach(() => {
  answer = wireDish();
  asked = [];
  isDown = false;
});
afterEach(cleanup);

type Opening = { cart?: CartPort; line?: CartLine; item?: AnyItem; config?: Record<string, unknown> };

async function open({ cart, line, item = dish(), config }: Opening = {}) {
  const onClose = vi.fn();
  renderRoom(<ItemDialog item={item} line={line} onClose={onClose} />, {
    ...(cart && { cart }),
    ...(config && { config }),
  });
  await screen.findByRole('group', { name: /^Quantity of Charcoal burger/ });
  return onClose;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const group = (name: string) => screen.getByRole('group', { name });
const total = () => screen.getByText('Total amount').parentElement;

describe('the item dialog', () => {
  it('[beyond §2.20] [ITEM-08] says that the allergens are not stated, where they are not', async () => {
    answer = wireDish({ allergies_name: [] });
    await open({ item: dish({ allergies_name: [] }) });
    expect(screen.getByRole('heading', { name: 'Allergens' })).toBeVisible();
    expect(screen.getByText(/^Not stated\. If you have an allergy/)).toBeVisible();
    cleanup();
    answer = wireDish();
    await open();
    expect(screen.queryByText(/^Not stated/)).toBeNull();
  });

  it('[ITEM-02] [ITEM-03] fetches the details once, and offers a retry after a failure', async () => {
    isDown = true;
    renderRoom(<ItemDialog item={dish()} onClose={() => {}} />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(asked).toEqual(['charcoal-burger']);
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Pressed hard on the coals.')).toBeVisible();
  });

  it('[ITEM-05] [ITEM-06] [ITEM-07] [ITEM-08] shows the facts of an item', async () => {
    answer = wireDish({ is_halal: 1, halal_tag_status: 1 });
    await open({ config: { toggle_veg_non_veg: 1 } });
    for (const text of ['Non-Veg', 'Halal', 'Burger', '720 kcal', 'Gluten'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ember & Bun' })).toHaveAttribute(
      'href',
      expect.stringContaining('/store/3'),
    );
  });

  it('[ITEM-09] strikes the undiscounted price through', async () => {
    await open();
    expect(screen.getByText('$12.00').closest('s')).not.toBeNull();
  });

  it('[ITEM-20] [ITEM-21] starts with one piece, formatted as 01', async () => {
    await open();
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Charcoal burger' })).toHaveValue('01');
  });

  it('[ITEM-04] keeps price, quantity, total and choices while it is open', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /Three patties/ }));
    await press('Increase Charcoal burger');
    const held = total()?.textContent;
    expect(screen.getByRole('radio', { name: /Three patties/ })).toBeChecked();
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Charcoal burger' })).toHaveValue('02');
    await press('Decrease Charcoal burger');
    expect(total()?.textContent).not.toBe(held);
    expect(screen.getByRole('radio', { name: /Three patties/ })).toBeChecked();
  });

  it('[ITEM-27] [ITEM-28] multiplies the unit price including options, and adds the add-ons', async () => {
    await open();
    expect(total()).toHaveTextContent('$9.60');
    await userEvent.click(screen.getByRole('radio', { name: /Three patties/ }));
    expect(total()).toHaveTextContent('$12.00');
    await press('Increase Charcoal burger');
    expect(total()).toHaveTextContent('$24.00');
    await press('Increase Fries');
    expect(total()).toHaveTextContent('$26.00');
  });

  it('[ITEM-15] refuses a required group without a choice', async () => {
    const cart = makeCart();
    await open({ cart });
    await press(/^Add to cart/);
    expect(await within(group('Size')).findByRole('alert')).toHaveTextContent(
      'Variation Size can not remain without selection.',
    );
    expect(cart.add).not.toHaveBeenCalled();
  });

  it('[ITEM-16] [ITEM-17] refuses too few choices in a group, and disables more than the maximum', async () => {
    const cart = makeCart();
    await open({ cart });
    const toppings = within(group('Toppings'));
    expect(
      toppings.getByText('This Variation needs to be selected in between minimum 2 and Maximum 3 items.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Two patties/ }));
    await userEvent.click(toppings.getByRole('checkbox', { name: /Onion/ }));
    await press(/^Add to cart/);
    expect(toppings.getByRole('alert')).toHaveTextContent(
      'Selected variation named Toppings must be in between Minimum 2 and Maximum 3',
    );
    for (const name of [/Cheddar/, /Egg/]) await userEvent.click(toppings.getByRole('checkbox', { name }));
    expect(toppings.getByRole('checkbox', { name: /Mushrooms/ })).toBeDisabled();
    await press(/^Add to cart/);
    expect(cart.add).toHaveBeenCalledWith(
      expect.objectContaining({
        price: 15,
        variation: [
          { name: 'Size', values: { label: ['Two patties'] } },
          { name: 'Toppings', values: { label: ['Onion', 'Cheddar', 'Egg'] } },
        ],
      }),
    );
  });

  it('[ITEM-18] [ITEM-19] counts add-ons from zero upwards', async () => {
    const cart = makeCart();
    await open({ cart });
    expect(screen.getByRole('button', { name: 'Decrease Fries' })).toHaveAttribute('aria-disabled', 'true');
    await press('Increase Fries');
    expect(screen.getByRole('button', { name: 'Decrease Fries' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('radio', { name: /Two patties/ }));
    await press(/^Add to cart/);
    expect(cart.add).toHaveBeenCalledWith(
      expect.objectContaining({ add_ons: [expect.objectContaining({ id: 1, quantity: 1 })] }),
    );
  });

  it('[ITEM-23] stops at the maximum with Out of Limits', async () => {
    await open();
    for (let n = 0; n < 3; n += 1) await press(/Increase Charcoal burger/);
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Charcoal burger' })).toHaveValue('03');
    expect(await screen.findByText('Out of Limits: 3 at most')).toBeVisible();
  });

  it('[CART-17] [ITEM-24] other sizes of the item in the cart count against its stock', async () => {
    const sizes = {
      stock: 5,
      maximum_cart_quantity: null,
      variations: ['Red-S', 'Red-M', 'Blue-S', 'Blue-M'].map((type) => ({ type, price: 30, stock: 4 })),
    };
    answer = wireShirt(sizes);
    const other = makeCartLine(shirt(sizes), { quantity: 3, variation: [{ type: 'Blue-M', price: 30, stock: 4 }] });
    renderRoom(<ItemDialog item={shirt(sizes)} onClose={() => {}} />, { cart: makeCart([other]) });
    await screen.findByRole('group', { name: 'Quantity of Shirt' });
    for (let n = 0; n < 3; n += 1) await press(/^Increase Shirt/);
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Shirt' })).toHaveValue('02');
    expect(await screen.findByText('Out of Stock')).toBeVisible();
  });

  it('[CART-15] [CART-16] updates a line, but only if something has changed', async () => {
    const line = makeCartLine(dish(), { variation: [{ name: 'Size', values: { label: ['Three patties'] } }] });
    const cart = makeCart([line]);
    const onClose = await open({ cart, line });
    expect(screen.getByRole('radio', { name: /Three patties/ })).toBeChecked();
    await press(/^Update to cart/);
    const told = await screen.findByText('No changes found to update.');
    expect(told).toBeVisible();
    expect(told.closest('[data-kind]')).toHaveAttribute('data-kind', 'warning');
    expect(cart.update).not.toHaveBeenCalled();
    await press('Increase Charcoal burger');
    await press(/^Update to cart/);
    expect(cart.update).toHaveBeenCalledWith(50, expect.objectContaining({ quantity: 3 }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('[CART-15] switches to updating if the chosen variation is in the cart already', async () => {
    const line = makeCartLine(dish(), { variation: [{ name: 'Size', values: { label: ['Two patties'] } }] });
    await open({ cart: makeCart([line]) });
    expect(screen.getByRole('button', { name: /^Add to cart/ })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Two patties/ }));
    expect(screen.getByRole('button', { name: /^Update to cart/ })).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Charcoal burger' })).toHaveValue('02');
  });

  it('stays open with the choices when the cart refuses', async () => {
    const cart = makeCart();
    cart.add.mockRejectedValue(new Error('refused'));
    const onClose = await open({ cart });
    await userEvent.click(screen.getByRole('radio', { name: /Two patties/ }));
    await press(/^Add to cart/);
    expect(screen.getByRole('radio', { name: /Two patties/ })).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('[ITEM-29] can be bought within the item’s hours', async () => {
    const cart = makeCart();
    await open({ cart });
    await userEvent.click(screen.getByRole('radio', { name: /Two patties/ }));
    await press('Buy Now');
    expect(cart.buyNow).toHaveBeenCalledWith(expect.objectContaining({ quantity: 1, price: 12 }));
  });

  it('[ITEM-30] shows the hours outside of them, and can not be bought', async () => {
    answer = wireDish(windowAhead());
    const cart = makeCart();
    await open({ cart });
    expect(screen.getByText('Not Available now')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Two patties/ }));
    await press(/^Add to cart/);
    expect(cart.add).not.toHaveBeenCalled();
  });

  it('[ITEM-31] can be added for later if the item allows it', async () => {
    answer = wireDish({ ...windowAhead(), schedule_order: 1 });
    const cart = makeCart();
    await open({ cart });
    expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Two patties/ }));
    await press(/^Add to cart/);
    expect(cart.add).toHaveBeenCalled();
  });

  it('[ITEM-31] [ITEM-30] can not be added for later if the market takes no scheduled orders', async () => {
    answer = wireDish({ ...windowAhead(), schedule_order: 1 });
    const cart = makeCart();
    await open({ cart, config: { schedule_order: false } });
    expect(screen.getByText('Not Available now')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Two patties/ }));
    await press(/^Add to cart/);
    expect(cart.add).not.toHaveBeenCalled();
  });

  it('[ITEM-32] offers only Order Now for a campaign item', async () => {
    const cart = makeCart();
    await open({ item: campaignDish(), cart });
    expect(asked).toEqual([]);
    expect(screen.queryByRole('button', { name: /cart|Buy|favourites/i })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Two patties/ }));
    await press(/^Order Now/);
    expect(cart.buyNow).toHaveBeenCalledWith(expect.objectContaining({ item_type: 'ItemCampaign' }));
  });

  it('[ITEM-32] [ITEM-30] disables Order Now outside a campaign item’s hours', async () => {
    const cart = makeCart();
    await open({ item: campaignDish({ ...windowAhead(), schedule_order: 1 }), cart });
    expect(screen.getByText('Not Available now')).toBeVisible();
    const order = screen.getByRole('button', { name: /^Order Now/ });
    expect(order).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: /cart|Buy/i })).toBeNull();
    await userEvent.click(order);
    expect(cart.buyNow).not.toHaveBeenCalled();
  });
});
