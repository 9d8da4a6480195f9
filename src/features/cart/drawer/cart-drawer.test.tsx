// @document
import { readModule } from '@/contract/catalogue/module.read';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { cartBackEnd, waitForCart, completeBrowser, renderShop, wireLine } from '@tests/support/rooms/cart-room';
import Router from 'next/router';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as items from '@/features/item/open-item';
import { closeDialogs } from '@/lib/dialogs';
import { keepOrderType, orderKey } from '@/features/item/kept-order-type';
import { setRenderedMarket } from '@/lib/page-market';
import { saveModule, savePlace, saveToken } from '@/lib/session';
import { act } from 'react';
import { CartBar } from '../cart-bar';
import { openCart } from '../open-cart';

const { server, state } = cartBackEnd();
const push = vi.fn(() => Promise.resolve(true));

beforeAll(async () => {
  // Lazy in a page; preloaded here, so that compiling does not count as waiting.
  await Promise.all([
    import('./cart-drawer'),
    import('@/features/auth/guest-or-login'),
    import('@/features/auth/auth-modal'),
  ]);
  completeBrowser();
});
beforeEach(() => {
  // The only place that mocks Next's router: it does not exist outside a Next page.
  vi.spyOn(Router, 'push').mockImplementation(push);
  push.mockClear();
  Object.assign(state, { lines: [], suggested: [], sent: [], refusal: null, gate: Promise.resolve(), guests: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await waitForCart();
  act(() => closeDialogs());
  act(() => toast.removeAll());
  cleanup();
});

type Shop = Parameters<typeof renderShop>[1];

async function open(shop?: Shop) {
  renderShop(<CartBar />, shop);
  act(() => void openCart());
  return within(await screen.findByRole('dialog', { name: 'Shopping Cart' }));
}

const sent = (path: string) => state.sent.filter((request) => request.path === path);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the cart drawer', () => {
  it('[CART-02] [CHECKOUT-07] shows an empty state with a link home', async () => {
    const drawer = await open();
    expect(await drawer.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    drawer.getByText('No items added in your cart. Please add product to your cart list.');
    await press('Continue Shopping');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(push).toHaveBeenCalledWith('/home');
  });

  it('[CART-03] [CART-11] offers other items of its store with one-press adding, and a link back to the store', async () => {
    const opened = vi.spyOn(items, 'openItem').mockResolvedValue();
    const sold = { store_id: 1, store_name: 'Coal Yard', module_type: 'food', price: 3 };
    state.lines = [wireLine()];
    state.suggested = [
      { ...sold, id: 7, name: 'Margherita' },
      { ...sold, id: 8, name: 'Garlic bread' },
      { ...sold, id: 9, name: 'Cola', has_variant: 1 },
      { ...sold, id: 10, name: 'Gone', module_type: 'grocery', stock: 0 },
    ];
    const drawer = await open();
    const more = within(await drawer.findByRole('region', { name: 'Goes well with it' }));
    await userEvent.click(await more.findByRole('button', { name: 'Add Garlic bread' }));
    await waitFor(() => expect(sent('add')).toMatchObject([{ body: { item_id: 8, quantity: 1 } }]));
    // The added item stays in the list; items that were in the cart before are not offered.
    const names = () => more.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await waitFor(() => expect(names()).toEqual(['Add Garlic bread', 'Add Cola']));
    // The cart is open already, so the toast has no link to it.
    expect((await screen.findByText(/^Item added to cart/)).textContent.trim()).toBe('Item added to cart');
    await userEvent.click(more.getByRole('button', { name: 'Add Cola' }));
    expect(opened).toHaveBeenCalledWith({ item: expect.objectContaining({ id: 9 }) });
    expect(more.getByRole('link', { name: 'Add more' }).getAttribute('href')).toMatch(/^\/store\/1\b/);
    opened.mockRestore();
  });

  it('[CART-03] keeps the link to its store if there are no offers, without a region', async () => {
    state.lines = [wireLine()];
    state.suggested = [
      { id: 10, name: 'Gone', store_id: 1, store_name: 'Coal Yard', module_type: 'grocery', stock: 0 },
    ];
    const drawer = await open();
    expect((await drawer.findByRole('link', { name: 'Add more' })).getAttribute('href')).toMatch(/^\/store\/1\b/);
    await waitFor(() => expect(drawer.queryAllByRole('region')).toEqual([]));
    expect(drawer.queryByText('Goes well with it')).toBeNull();
  });

  it('[CART-03] reserves the space for the offers while they load', async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((done) => (answer = done));
    const items = [
      { id: 8, name: 'Garlic bread', store_id: 1, store_name: 'Coal Yard', module_type: 'food', price: 3 },
    ];
    server.use(
      http.get('*/items/suggested', async () => {
        await isAnswered;
        return HttpResponse.json({ items });
      }),
    );
    state.lines = [wireLine()];
    const drawer = await open();
    const more = await drawer.findByRole('region', { name: 'Goes well with it' });
    expect(within(more).getAllByRole('listitem')).toHaveLength(1);
    expect(within(more).queryByRole('button')).toBeNull();
    answer();
    expect(await within(more).findByRole('button', { name: 'Add Garlic bread' })).toBeTruthy();
    expect(within(more).getAllByRole('listitem')).toHaveLength(1);
  });

  it('[GUEST-04] [CART-22] is fetched for the guest, with the module', async () => {
    state.lines = [wireLine()];
    const drawer = await open({ guest_id: 31 });
    await drawer.findByText('Margherita');
    expect(sent('list')[0]).toMatchObject({ body: { guest_id: '31' }, at: { module: '1' } });
  });

  it('[CART-22] is fetched by token for a customer, without a guest id', async () => {
    state.lines = [wireLine()];
    renderShop(<CartBar />, { guest_id: null });
    act(() => saveToken('t'));
    await screen.findByText('View cart');
    expect(sent('list')[0]?.body).toEqual({});
  });

  it('[GUEST-02] sends no request without an identity', async () => {
    const drawer = await open({ guest_id: null });
    await drawer.findByText('Your cart is empty');
    expect(state.sent).toEqual([]);
  });

  it('[CART-28] is fetched again when the module changes, and leaves rental to its own cart', async () => {
    renderShop(<CartBar />);
    await waitFor(() => expect(sent('list')).toHaveLength(1));
    act(() => saveModule(readModule({ id: 2, module_type: 'grocery' })));
    await waitFor(() => expect(sent('list')).toHaveLength(2));
    expect(sent('list')[1]?.at.module).toBe('2');
    act(() => saveModule(readModule({ id: 6, module_type: 'rental' })));
    await act(async () => {});
    expect(sent('list')).toHaveLength(2);
  });

  it('[CART-01] [CART-03] [CART-04] shows lines with picture, name, price and stepper, the subtotal and the checkout button', async () => {
    state.lines = [
      wireLine({ id: 1, quantity: 2 }),
      wireLine({ id: 2, item_id: 8, item: { name: 'Cola', price: 2.5, discount: 20, discount_type: 'percent' } }),
    ];
    const drawer = await open({ config: { admin_free_delivery: { status: 1, free_delivery_over: 40 } } });
    const [pizza, cola] = await drawer.findAllByRole('listitem');
    within(pizza!).getByRole('heading', { name: 'Margherita' });
    within(pizza!).getByRole('button', { name: 'Edit Margherita' });
    within(pizza!).getByText('$20.00');
    within(pizza!).getByRole('spinbutton', { name: 'Quantity of Margherita' });
    // The price that the subtotal counts, as in the checkout; the discount is a row of the sum.
    within(cola!).getByText('$2.50');
    expect(within(cola!).queryByText('$2.00')).toBeNull();
    drawer.getByText('3 items from Coal Yard');
    // Every row follows from the ones above it.
    const row = (name: string) => drawer.getByText(name).parentElement?.textContent;
    expect(row('Subtotal')).toBe('Subtotal$22.50');
    expect(row('Discount')).toBe('Discount−$0.50');
    expect(row('After discount')).toBe('After discount$22.00');
    drawer.getByRole('progressbar', { name: 'Free delivery' });
    drawer.getByRole('button', { name: 'Proceed To Checkout' });
  });

  it('[PRICE-06] [PRICE-07] counts the sum after the store’s discount towards free delivery, as the fee does', async () => {
    const discount = { discount: 20, discount_type: 'percent', min_purchase: 0, max_discount: 0 };
    const until = { start_date: '2020-01-01', end_date: '2099-01-01', start_time: '00:00:00', end_time: '23:59:00' };
    const store = { id: 1, name: 'Coal Yard', active: 1, discount: { ...discount, ...until } };
    server.use(http.get('*/api/v1/stores/details/:id', () => HttpResponse.json(store)));
    state.lines = [wireLine({ quantity: 4 })];
    const drawer = await open({ config: { admin_free_delivery: { status: 1, free_delivery_over: 40 } } });
    // 40.00 minus 20%.
    await drawer.findByText('Remaining $8.00 for free delivery');
    expect(drawer.getByText('After discount').parentElement?.textContent).toBe('After discount$32.00');
    // The bar of the page below says the same.
    expect((await screen.findByText('View cart')).closest('button')?.textContent).toBe('4View cart$32.00');
  });

  it('[CART-05] [CART-06] shows the first generic name of medicine and its red note', async () => {
    const item = {
      module_type: 'pharmacy',
      generic_name: ['Amoxicillin', 'Second'],
      is_prescription_required: 1,
      stock: 9,
    };
    state.lines = [wireLine({ item })];
    const drawer = await open();
    await drawer.findByText('Amoxicillin');
    // In red, not in the colour of a warning.
    expect(drawer.getByText('prescription is required').closest('p')?.className).toMatch(/(^|\s)_bad_/);
    expect(drawer.queryByText('Second')).toBeNull();
  });

  it('[CART-07] shows the chosen values and add-ons of food', async () => {
    const item = {
      food_variations: [{ name: 'Size', type: 'single', values: [{ label: 'Large', optionPrice: 4 }] }],
      addons: [{ id: 5, name: 'Olives', price: 1 }],
    };
    const variation = [{ name: 'Size', values: { label: ['Large'] } }];
    state.lines = [wireLine({ price: 14, variation, add_on_ids: [5], add_on_qtys: [2], item })];
    const drawer = await open();
    await drawer.findByText('Large');
    drawer.getByText('Olives × 2');
    expect(drawer.getAllByText('$16.00')).toHaveLength(2);
  });

  it('[CART-07] shows the choice titles with the chosen type of anything else', async () => {
    const item = {
      module_type: 'ecommerce',
      stock: 9,
      choice_options: [{ title: 'Colour', options: ['Red'] }],
      variations: [{ type: 'Red', price: 10, stock: 4 }],
    };
    state.lines = [wireLine({ variation: [{ type: 'Red', price: 10, stock: 4 }], item })];
    const drawer = await open();
    await drawer.findByText('Colour: Red');
  });

  it('[CART-08] [CART-24] deletes at 1, decrements above', async () => {
    state.lines = [wireLine({ quantity: 2 })];
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Decrease Margherita' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Remove Margherita' }));
    await drawer.findByText('Your cart is empty');
    expect(await screen.findByText('Cart item remove successfully')).toBeTruthy();
    expect(sent('remove')[0]?.body).toMatchObject({ cart_id: '1', guest_id: '5' });
  });

  it('[CART-24] restores a removed line on Undo', async () => {
    state.lines = [wireLine({ quantity: 1 })];
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Remove Margherita' }));
    await drawer.findByText('Your cart is empty');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await drawer.findByText('Margherita');
    await waitForCart();
    expect(sent('add').map(({ body }) => [body.item_id, body.quantity])).toEqual([[7, 1]]);
  });

  it('[CART-09] opens the item in update mode from its picture', async () => {
    const openItem = vi.spyOn(items, 'openItem').mockResolvedValue(undefined);
    state.lines = [wireLine()];
    const drawer = await open();
    await userEvent.click(await drawer.findByRole('button', { name: 'Edit Margherita' }));
    expect(openItem).toHaveBeenCalledWith({
      item: expect.objectContaining({ name: 'Margherita' }),
      line: expect.objectContaining({ id: 1 }),
    });
    openItem.mockRestore();
  });

  const sizes = [
    {
      ...{ name: 'Size', type: 'single', required: 'on', min: '0', max: '0' },
      values: [
        { label: 'Small', optionPrice: '0' },
        { label: 'Large', optionPrice: '4' },
      ],
    },
  ];
  const types = [
    { type: 'Red', price: 10, stock: 4 },
    { type: 'Blue', price: 10, stock: 4 },
  ];
  it.each([
    [
      'food',
      { food_variations: sizes },
      { price: 14, variation: [{ name: 'Size', values: { label: ['Large'] } }] },
      /^Large/,
    ],
    [
      'ecommerce',
      {
        choice_options: [{ name: 'choice_1', title: 'Colour', options: ['Red', 'Blue'] }],
        variations: types,
        stock: 8,
      },
      { variation: [types[1]] },
      'Blue',
    ],
  ])('[CART-09] a line of %s is changed in the dialog of its item', async (module_type, sold, chosen, choice) => {
    const item = { module_type, ...sold };
    state.lines = [wireLine({ ...chosen, item })];
    const details = {
      id: 7,
      name: 'Margherita',
      store_id: 1,
      store_name: 'Coal Yard',
      module_id: 1,
      price: 10,
      ...item,
    };
    server.use(http.get('*/api/v1/items/details/:id', () => HttpResponse.json({ ...details })));
    const drawer = await open({ module_type });
    await userEvent.click(await drawer.findByRole('button', { name: 'Edit Margherita' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Margherita' }));
    expect(await dialog.findByRole('button', { name: /^Update to cart/ })).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: choice }).checked).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  it('[PRICE-04] [PRICE-05] shows a large amount exactly, as it is paid', async () => {
    state.lines = [wireLine({ price: 125_460, item: { price: 125_460 } })];
    const drawer = await open();
    await drawer.findByText('Margherita');
    // The line and the subtotal.
    expect(drawer.getAllByText('$125,460.00')).toHaveLength(2);
  });

  it('[CART-17] limits the quantity by stock and maximum, and says why', async () => {
    state.lines = [
      wireLine({ id: 1, quantity: 3, item: { module_type: 'grocery', stock: 3 } }),
      wireLine({ id: 2, quantity: 4, item_id: 8, item: { name: 'Cola', maximum_cart_quantity: 4 } }),
    ];
    const drawer = await open();
    const more = await drawer.findByRole('button', { name: 'Increase Margherita, Only 3 left' });
    await userEvent.click(more);
    await userEvent.click(drawer.getByRole('button', { name: 'Increase Cola, Out of Limits: 4 at most' }));
    expect(sent('update')).toEqual([]);
  });

  it('excludes unavailable lines from the subtotal, says why, and asks before going on without them', async () => {
    state.lines = [
      wireLine({ id: 1 }),
      wireLine({ id: 2, item_id: 8, item: { name: 'Thermometer', module_type: 'pharmacy', stock: 0, price: 9.9 } }),
    ];
    const drawer = await open();
    const [, gone] = await drawer.findAllByRole('listitem');
    within(gone!).getByText('Out of Stock');
    expect(within(gone!).getByText('$9.90').closest('s')).toBeTruthy();
    expect(drawer.getAllByText('$10.00')).toHaveLength(2);
    act(() => saveToken('t'));
    await drawer.findAllByRole('listitem');
    await press('Proceed To Checkout');
    await screen.findByText('They will be removed from your cart before you go on.');
    await press('Remove and go on');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout?page=cart'));
    expect(sent('remove').map(({ body }) => body.cart_id)).toEqual(['2']);
  });

  it('[CHECKOUT-03] [CART-28] goes to the checkout of the shown cart, whatever module is chosen', async () => {
    state.lines = [wireLine()];
    setRenderedMarket({ zone_ids: [], module_id: 3 });
    const drawer = await open();
    await drawer.findByText('Margherita');
    act(() => saveToken('t'));
    await drawer.findByText('Margherita');
    await press('Proceed To Checkout');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout?page=cart&module_id=3'));
    setRenderedMarket({ zone_ids: [], module_id: null });
  });
});

describe('[beyond §12] a quantity', () => {
  it('changes optimistically, sends only the last of several waiting changes, and ends with the server’s answer', async () => {
    state.lines = [wireLine()];
    const drawer = await open();
    await drawer.findByText('Margherita');
    let answer = () => {};
    state.gate = new Promise((resolve) => (answer = resolve));
    const more = drawer.getByRole('button', { name: 'Increase Margherita' });
    for (let n = 0; n < 3; n += 1) await userEvent.click(more);
    expect(drawer.getAllByText('$40.00')).toHaveLength(2);
    answer();
    await waitForCart();
    expect(sent('update').map(({ body }) => body.quantity)).toEqual([2, 4]);
    await waitFor(() => expect(drawer.getAllByText('$40.00')).toHaveLength(2));
    expect(state.lines[0]?.quantity).toBe(4);
  });

  it('rolls back after a refusal and says why', async () => {
    state.lines = [wireLine()];
    const drawer = await open();
    await drawer.findByText('Margherita');
    state.refusal = 'cart_item_limit';
    await userEvent.click(drawer.getByRole('button', { name: 'Increase Margherita' }));
    await screen.findByText('refused: cart_item_limit');
    await waitFor(() => expect(drawer.getAllByText('$10.00')).toHaveLength(2));
  });
});

describe('[beyond §1] on opening', () => {
  it('shows for each line what has changed since it was last seen, and updates the cart', async () => {
    state.lines = [
      wireLine({ id: 1, quantity: 2 }),
      wireLine({ id: 2, item_id: 8, quantity: 5, item: { name: 'Milk', module_type: 'grocery', stock: 9, price: 1 } }),
    ];
    renderShop(<CartBar />);
    await screen.findByText('View cart');
    state.lines = [
      wireLine({ id: 1, quantity: 2, price: 11, item: { price: 11 } }),
      wireLine({ id: 2, item_id: 8, quantity: 5, item: { name: 'Milk', module_type: 'grocery', stock: 3, price: 1 } }),
    ];
    act(() => void openCart());
    await screen.findByText('The price has risen from $20.00 to $22.00');
    await screen.findByText('Only 3 left, you had 5');
    await waitForCart();
    expect(sent('update').map(({ body }) => [body.cart_id, body.quantity])).toEqual([[2, 3]]);
  });
});

describe('[beyond §1] the store of the cart', () => {
  const far = { id: 1, name: 'Mint Lane Pharmacy', active: 1, zone_id: 4, module_id: 1 };
  beforeEach(() =>
    server.use(
      http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ zone_id: '[2]', zone_data: [{ id: 2 }] })),
    ),
  );
  async function at(store: object, shop?: Shop, zone_ids = [2]) {
    server.use(http.get('*/api/v1/stores/details/:id', () => HttpResponse.json({ ...far, ...store })));
    state.lines = [wireLine()];
    const drawer = await open(shop);
    act(() => saveModule(readModule({ id: 1, module_type: 'food' })));
    act(() => savePlace({ location: 'Lantern Hill', currentLatLng: { lat: 1, lng: 2 }, zone_ids }));
    await drawer.findByText('Margherita');
    return drawer;
  }

  it('does not deliver to the newly chosen place', async () => {
    const drawer = await at({});
    await drawer.findByText(
      'Mint Lane Pharmacy does not deliver to Lantern Hill. Change the place, or choose another store.',
    );
  });

  it('can be picked up from there', async () => {
    const drawer = await at({ take_away: 1 });
    await drawer.findByText(/does not deliver to Lantern Hill. You can pick up/);
  });

  it('[beyond §2.6] can only be picked up from in a market without deliveries, also in its zone', async () => {
    const config = { home_delivery_status: 0, takeaway_status: 1 };
    const drawer = await at({ take_away: 1, zone_id: 2 }, { config });
    await drawer.findByText(/does not deliver to Lantern Hill. You can pick up/);
  });

  it('is closed, without a note about the delivery area', async () => {
    const drawer = await at({ active: 0, zone_id: 2 });
    await drawer.findByText(/^Mint Lane Pharmacy is closed now/);
    expect(drawer.queryByText(/does not deliver/)).toBeNull();
  });

  it.each([[[]], [null]])('[SLOT-01] is open when its back end says so and tells no hours: %j', async (schedules) => {
    const drawer = await at({ active: 1, open: 1, schedules, zone_id: 9 });
    await drawer.findByText(/does not deliver to Lantern Hill/);
    expect(drawer.queryByText(/is closed now/)).toBeNull();
  });

  it('[PRICE-12] [beyond §6] estimates the total by distance, vehicle and surge, as the checkout does', async () => {
    const pivot = { delivery_charge_type: 'per_km', per_km_shipping_charge: 1, minimum_shipping_charge: 1 };
    const zone_data = [{ id: 4, modules: [{ id: 1, module_type: 'food', pivot }] }];
    const told = { store_id: 1, distance_km: 3, extra_charge: 0.81, surge: { price: 10, price_type: 'percent' } };
    server.use(
      http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ zone_id: '[4]', zone_data })),
      http.get('*/api/v1/stores/delivery', () => HttpResponse.json([told])),
    );
    const drawer = await at({ latitude: '1', longitude: '2' }, {}, [4]);
    // 3 km by road, not 0 as the crow flies, at 1.00, plus 0.81 for the vehicle and 10% surge; the pizza costs 10.00.
    await drawer.findByText(
      'Estimated total $14.19 with taxes and $4.19 delivery. The exact amount follows at checkout.',
    );
  });

  it('[PRICE-12] [beyond §6] updates the estimate with the rates at the time of opening', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let charge = 1;
    server.use(
      http.get('*/api/v1/config/get-zone-id', () => {
        const pivot = { delivery_charge_type: 'fixed', fixed_shipping_charge: charge };
        return HttpResponse.json({
          zone_id: '[4]',
          zone_data: [{ id: 4, modules: [{ id: 1, module_type: 'food', pivot }] }],
        });
      }),
      http.get('*/api/v1/stores/delivery', () => HttpResponse.json([])),
    );
    const drawer = await at({ latitude: '1', longitude: '2' }, {}, [4]);
    await drawer.findByText(/^Estimated total \$11\.00 /);
    await act(async () => closeDialogs());
    charge = 4;
    vi.setSystemTime(Date.now() + 61_000);
    act(() => void openCart());
    expect(await screen.findByText(/^Estimated total \$14\.00 /)).toBeTruthy();
  });

  describe('the estimated total', () => {
    const pivot = { delivery_charge_type: 'fixed', fixed_shipping_charge: 4 };
    const zone_data = [{ id: 4, modules: [{ id: 1, module_type: 'food', pivot }] }];
    const place = { latitude: '1', longitude: '2' };
    beforeEach(() =>
      server.use(
        http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ zone_id: '[4]', zone_data })),
        http.get('*/api/v1/stores/delivery', () => HttpResponse.json([])),
      ),
    );

    it('[PRICE-18] [PRICE-21] [beyond §6] has no fee if the store does not deliver', async () => {
      const both = { config: { home_delivery_status: 1, takeaway_status: 1 } };
      const drawer = await at({ ...place, delivery: 0, take_away: 1 }, both, [4]);
      await drawer.findByText(
        'Estimated total $10.00 with taxes, picked up at the store. The exact amount follows at checkout.',
      );
    });

    it('[PRICE-18] [beyond §6] has no fee if the customer has chosen take-away at the store', async () => {
      keepOrderType(orderKey(1), 'take_away');
      const both = { config: { home_delivery_status: 1, takeaway_status: 1 } };
      const drawer = await at({ ...place, delivery: 1, take_away: 1 }, both, [4]);
      await drawer.findByText(/^Estimated total \$10\.00 with taxes, picked up at the store/);
    });

    it('[PRICE-18] [beyond §6] has no fee if the store does not deliver to the place, but can be picked up from', async () => {
      const both = { config: { home_delivery_status: 1, takeaway_status: 1 } };
      const drawer = await at({ ...place, delivery: 1, take_away: 1, free_delivery: 1 }, both);
      await drawer.findByText(/does not deliver to Lantern Hill. You can pick up/);
      await drawer.findByText(/^Estimated total \$10\.00 with taxes, picked up at the store/);
      expect(drawer.queryByRole('progressbar')).toBeNull();
    });

    it('[PRICE-18] [beyond §6] is left out, with the fee, if an order can not reach the place at all', async () => {
      const drawer = await at({ ...place, delivery: 1, take_away: 0, free_delivery: 1 });
      await drawer.findByText(/does not deliver to Lantern Hill. Change the place/);
      // Long enough for whatever an estimate would need.
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(drawer.getByText('Delivery fee and taxes are added at checkout.')).toBeTruthy();
      expect(drawer.queryByText(/^Estimated total/)).toBeNull();
      expect(drawer.queryByRole('progressbar')).toBeNull();
    });

    const taxByCall = {
      home_delivery_status: 1,
      takeaway_status: 1,
      tax_included: null,
      system_tax_type: 'order_wise',
    };
    it.each<[string, object, string, 'take_away'?]>([
      ['with its fee', {}, 'Estimated total $14.00 before taxes, with $4.00 delivery.'],
      ['delivered for free', { free_delivery: 1 }, 'Estimated total $10.00 before taxes, with free delivery.'],
      ['picked up', {}, 'Estimated total $10.00 before taxes, picked up at the store.', 'take_away'],
    ])(
      '[PRICE-23] [beyond §6] promises no tax in it where a call tells the tax: %s',
      async (_way, store, text, wanted) => {
        keepOrderType(orderKey(1), wanted ?? 'delivery');
        const drawer = await at({ ...place, delivery: 1, take_away: 1, tax: 5, ...store }, { config: taxByCall }, [4]);
        await drawer.findByText(`${text} The exact amount follows at checkout.`);
        expect(drawer.queryByText(/with taxes/)).toBeNull();
      },
    );

    it('[PRICE-22] [beyond §6] includes taxes where prices do, whoever tells them', async () => {
      const included = { ...taxByCall, system_tax_include_status: 1 };
      const drawer = await at({ ...place, delivery: 1 }, { config: included }, [4]);
      await drawer.findByText(/^Estimated total \$14\.00 with taxes and \$4\.00 delivery/);
    });

    it('[PRICE-16] [beyond §6] includes the first-order discount, as the rows above it do', async () => {
      const invited = { is_valid_for_discount: true, discount_amount: 2, discount_amount_type: 'amount' };
      server.use(http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 31, ...invited })));
      const drawer = await at(place, {}, [4]);
      act(() => saveToken('the-token'));
      // 10.00 minus 2.00, plus a delivery fee of 4.00
      await drawer.findByText(/^Estimated total \$12\.00 /);
    });
  });

  it('[ADDR-47] delivers from anywhere if its module serves all zones, whichever module is chosen now', async () => {
    const zone_data = [{ id: 2, modules: [{ id: 3, module_type: 'grocery', all_zone_service: 1 }] }];
    server.use(
      http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ zone_id: '[2]', zone_data })),
      http.get('*/api/v1/stores/delivery', () => HttpResponse.json([])),
    );
    const drawer = await at({ module_id: 3, latitude: '1', longitude: '2' });
    await drawer.findByText(/^Estimated total/);
    expect(drawer.queryByText(/does not deliver/)).toBeNull();
  });
});

describe('clearing the cart', () => {
  it('[CART-10] asks with Cancel and Clear Cart', async () => {
    state.lines = [wireLine()];
    const drawer = await open();
    await drawer.findByText('Margherita');
    await press('Clear Cart');
    const asked = within(await screen.findByRole('dialog', { name: 'Empty the cart?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    drawer.getByText('Margherita');
    expect(sent('clear')).toEqual([]);
  });

  it('[CART-10] says Clear where there is little room', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) => ({ ...wide(media), ...listening, matches: false });
    state.lines = [wireLine()];
    const drawer = await open();
    await drawer.findByText('Margherita');
    await press('Clear Cart');
    const asked = within(await screen.findByRole('dialog', { name: 'Empty the cart?' }));
    asked.getByRole('button', { name: 'Clear' });
    window.matchMedia = wide;
  });

  it('[CART-25] [CART-26] empties it with a toast, and restores it on Undo', async () => {
    state.lines = [wireLine({ quantity: 3 }), wireLine({ id: 2, item_id: 8, item: { name: 'Cola' } })];
    const drawer = await open();
    await drawer.findByText('Margherita');
    await press('Clear Cart');
    const asked = within(await screen.findByRole('dialog', { name: 'Empty the cart?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Clear Cart' }));
    await drawer.findByText('Your cart is empty');
    await screen.findByText('Cart cleared successfully');
    expect(sent('clear')[0]?.body).toEqual({ guest_id: '5' });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(2));
    await waitForCart();
    expect(sent('add').map(({ body }) => [body.item_id, body.quantity])).toEqual([
      [7, 3],
      [8, 1],
    ]);
  });
});

describe('the free-delivery bar', () => {
  const offer = (over: number) => ({ config: { admin_free_delivery: { status: 1, free_delivery_over: over } } });
  it.each([
    [
      '[PRICE-06] [PRICE-08] shows the rounded percent and what remains',
      offer(30),
      33,
      'Remaining $20.00 for free delivery',
    ],
    ['[PRICE-07] [PRICE-09] is full once the amount is reached', offer(8), 100, 'You have reduced delivery charge'],
  ])('%s', async (_rule, shop, percent, text) => {
    state.lines = [wireLine()];
    const drawer = await open(shop);
    await drawer.findByText(text);
    expect(drawer.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String(percent));
  });

  const both = { home_delivery_status: 1, takeaway_status: 1 };
  it.each([
    ['[beyond §2.6] the store only hands out', { delivery: 0 }, {}],
    ['[beyond §2.6] nothing is delivered in the market', {}, { home_delivery_status: 0 }],
    ['[PRICE-18] the customer has chosen take-away', {}, {}, 'take_away'],
  ] as const)('says nothing of delivery and its fee where %s', async (_where, store, config, wanted?) => {
    const told = { id: 1, name: 'Coal Yard', active: 1, delivery: 1, take_away: 1, ...store };
    server.use(http.get('*/api/v1/stores/details/:id', () => HttpResponse.json(told)));
    keepOrderType(orderKey(1), wanted ?? 'delivery');
    state.lines = [wireLine()];
    const drawer = await open({ config: { ...both, ...offer(30).config, ...config } });
    await drawer.findByText('Taxes are added at checkout.');
    expect(drawer.queryByRole('progressbar')).toBeNull();
    expect(drawer.queryByText(/delivery/i)).toBeNull();
  });

  it('[PRICE-17] says that no amount is missing where the store delivers for free', async () => {
    const free = { id: 1, name: 'Coal Yard', active: 1, delivery: 1, free_delivery: 1 };
    server.use(http.get('*/api/v1/stores/details/:id', () => HttpResponse.json(free)));
    state.lines = [wireLine()];
    const drawer = await open({ config: { ...both, ...offer(30).config } });
    await drawer.findByText('You have reduced delivery charge');
    expect(drawer.queryByText(/^Remaining/)).toBeNull();
    expect(drawer.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  it('[PRICE-06] is hidden without an offer', async () => {
    state.lines = [wireLine()];
    const drawer = await open({ config: { admin_free_delivery: { status: 0 } } });
    await drawer.findByText('Subtotal');
    expect(drawer.queryByRole('progressbar')).toBeNull();
  });
});

describe('Proceed To Checkout', () => {
  async function proceed(shop?: Shop) {
    state.lines = [wireLine()];
    const drawer = await open(shop);
    await drawer.findByText('Margherita');
    return drawer;
  }

  it('[CHECKOUT-03] goes to the checkout when signed in', async () => {
    await proceed();
    act(() => saveToken('t'));
    await screen.findByRole('heading', { name: 'Margherita' });
    await press('Proceed To Checkout');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout?page=cart'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CHECKOUT-04] lets a guest choose, and goes on as guest', async () => {
    await proceed();
    await press('Proceed To Checkout');
    expect(push).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: /guest/i }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout?page=cart'));
  });

  it('[CHECKOUT-05] [CHECKOUT-06] opens the sign-in if guests may not check out', async () => {
    await proceed({ config: { guest_checkout_status: 0, centralize_login: { manual_login_status: 1 } } });
    await press('Proceed To Checkout');
    const asked = within(await screen.findByRole('dialog', { name: 'Sign In' }));
    expect(asked.queryByRole('button', { name: 'Guest' })).toBeNull();
    expect(push).not.toHaveBeenCalled();
  });

  it('[CHECKOUT-03] [beyond §12] waits for pending writes', async () => {
    const drawer = await proceed();
    act(() => saveToken('t'));
    await screen.findByRole('heading', { name: 'Margherita' });
    let answer = () => {};
    state.gate = new Promise((resolve) => (answer = resolve));
    await userEvent.click(drawer.getByRole('button', { name: 'Increase Margherita' }));
    await press('Proceed To Checkout');
    await waitFor(() => expect(sent('update')).toHaveLength(1));
    expect(push).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout?page=cart'));
  });
});

const listening = { addEventListener: () => {}, removeEventListener: () => {} };
