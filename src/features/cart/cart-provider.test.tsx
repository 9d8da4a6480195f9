// @document
import { readCampaignItem, readItem } from '@/contract/catalogue/item.read';
import { readModule } from '@/contract/catalogue/module.read';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartBackEnd, waitForCart, completeBrowser, renderShop, wireLine } from '@tests/support/rooms/cart-room';
import { http, HttpResponse } from 'msw';
import Router from 'next/router';
import { act, useLayoutEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCartPort, type CartPort } from '@/features/item/cart-port';
import { campaignChoice, plainChoice, type ItemChoice } from '@/features/item/item-choice';
import { closeDialogs } from '@/lib/dialogs';
import { readSession, saveModule, saveToken } from '@/lib/session';
import { keptBuyNow } from './kept-buy-now';

const { server, state } = cartBackEnd();
const push = vi.fn(() => Promise.resolve(true));

beforeAll(async () => {
  // Lazy in a page; preloaded here, so that compiling does not count as waiting.
  await Promise.all([
    import('./clear-cart-dialog'),
    import('./go-to-checkout'),
    import('@/features/auth/guest-or-login'),
  ]);
  completeBrowser();
});
beforeEach(() => {
  // The only place that mocks Next's router: it does not exist outside a Next page.
  vi.spyOn(Router, 'push').mockImplementation(push);
  push.mockClear();
  Object.assign(state, { lines: [], sent: [], refusal: null, gate: Promise.resolve(), guests: 0 });
});
afterEach(async () => {
  await waitForCart();
  act(() => closeDialogs());
  act(() => toast.removeAll());
  cleanup();
});

const item = (more: Record<string, unknown> = {}) =>
  readItem({ id: 7, name: 'Margherita', price: 10, store_id: 1, module_id: 1, module_type: 'food', ...more });
/** Another product with the same id. */
const offer = readCampaignItem({
  id: 7,
  name: 'Margherita',
  price: 10,
  store_id: 1,
  module_id: 1,
  module_type: 'food',
});
const pizza = (more: Partial<ItemChoice> = {}): ItemChoice => ({ ...plainChoice(item()), ...more });
const large = [{ name: 'Size', values: { label: ['Large'] } }];

let port: CartPort;
function Probe() {
  const given = useCartPort();
  useLayoutEffect(() => {
    port = given;
  }, [given]);
  return <output>{`${given.quantityOf(item())} pieces`}</output>;
}

async function shop(options?: Parameters<typeof renderShop>[1]) {
  renderShop(<Probe />, options);
  if (options?.guest_id !== null) await waitFor(() => expect(sent('list')).not.toHaveLength(0));
  const own = state.lines.filter(({ item_id }) => item_id === 7);
  await screen.findByText(`${own.reduce((count, line) => count + line.quantity, 0)} pieces`);
}

const sent = (path: string) => state.sent.filter((request) => request.path === path);
const writes = () => state.sent.map(({ path }) => path).filter((path) => path !== 'list');

it('[CART-28] finds the lines of the module if the back end has a cart for each store', async () => {
  const refused = { errors: [{ code: 'store_id', message: 'The store id field is required.' }] };
  const lines = [wireLine({ quantity: 3 }), wireLine({ id: 9, quantity: 5, module_id: 2 })];
  server.use(
    http.get('*/api/v1/customer/cart/list', () => HttpResponse.json(refused, { status: 403 })),
    http.get('*/api/v1/customer/cart/get-all', () => HttpResponse.json([{ store: { id: 1 }, carts: lines }])),
  );
  renderShop(<Probe />);
  await screen.findByText('3 pieces');
  expect(screen.queryByText(/required/)).toBeNull();
});

describe('adding', () => {
  it('[CART-11] [CART-20] [CART-27] adds the first item, and one of the same store, directly', async () => {
    state.lines = [wireLine({ item_id: 8, item: { name: 'Cola' } })];
    await shop();
    await act(() =>
      port.add(
        pizza({
          quantity: 2,
          price: 14,
          variation: large,
          add_ons: [{ id: 5, name: 'Olives', price: 1, quantity: 3 }],
        }),
      ),
    );
    expect(sent('add')[0]?.body).toEqual({
      guest_id: 5,
      model: 'Item',
      item_id: 7,
      store_id: 1,
      price: 14,
      quantity: 2,
      variation: large,
      add_on_ids: [5],
      add_on_qtys: [3],
    });
    await screen.findByText('Item added to cart');
    await screen.findByText('2 pieces');
  });

  it('[GUEST-02] [GUEST-04] creates a guest id once, for the first added item', async () => {
    await shop({ guest_id: null });
    await act(() => Promise.all([port.add(pizza()), port.add(pizza({ variation: large, price: 14 }))]));
    expect(state.guests).toBe(1);
    expect(readSession().guest_id).toBe(701);
    expect(sent('add').map(({ body }) => body.guest_id)).toEqual([701, 701]);
  });

  it('[CART-12] [CART-14] asks before another store’s items are replaced; Cancel adds nothing', async () => {
    state.lines = [wireLine({ item_id: 8, item: { store_id: 2 } })];
    await shop();
    const adding = port.add(pizza()).then(
      () => 'added',
      () => 'kept',
    );
    await screen.findByText(
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await adding).toBe('kept');
    expect(writes()).toEqual([]);
  });

  it('[CART-13] [CART-10] clears the cart and adds the new item after a confirmation', async () => {
    state.lines = [wireLine({ item_id: 8, item: { store_id: 2 } })];
    await shop();
    const adding = port.add(pizza());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Cart' }));
    await act(() => adding);
    expect(writes()).toEqual(['clear', 'add']);
    await screen.findByText('1 pieces');
  });

  describe('[CART-13] the replaced lines, depending on the outcome of the new item', () => {
    const theirs = wireLine({ item_id: 8, quantity: 2, item: { name: 'Cola', store_id: 2 } });
    const no = { errors: [{ code: 'out_of_stock', message: 'Out of Stock' }] };
    const answers = (answer: () => Response) =>
      server.use(http.post('*/api/v1/customer/cart/add', answer, { once: true }));
    async function replaceBy(choice: ItemChoice) {
      state.lines = [theirs];
      await shop();
      const adding = port.add(choice).then(
        () => 'added',
        () => 'refused',
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Clear Cart' }));
      await act(() => adding);
      return adding;
    }

    it('come back when the server refuses it', async () => {
      answers(() => HttpResponse.json(no, { status: 403 }));
      expect(await replaceBy(pizza())).toBe('refused');
      await screen.findByText('Out of Stock');
      expect(writes()).toEqual(['clear', 'add']);
      expect(sent('add')[0]?.body).toMatchObject({ item_id: 8, store_id: 2, quantity: 2, price: 10 });
    });

    it('stay when the quantity is above the limit of one order', async () => {
      expect(await replaceBy({ ...plainChoice(item({ maximum_cart_quantity: 1 })), quantity: 2 })).toBe('refused');
      expect(writes()).toEqual([]);
    });

    it('can be restored when no answer arrives', async () => {
      answers(() => HttpResponse.error());
      expect(await replaceBy(pizza())).toBe('refused');
      expect(writes()).toEqual(['clear']);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(sent('add')[0]?.body).toMatchObject({ item_id: 8, quantity: 2 }));
    });
  });

  describe('[CART-13] [beyond §2.19] Undo after another store’s item has replaced the cart', () => {
    const theirs = { store_id: 2, store_name: 'Ember & Bun' };
    const cola = wireLine({ item_id: 8, quantity: 2, item: { name: 'Cola', ...theirs } });
    const burger = wireLine({
      ...{ id: 2, item_id: 9, quantity: 3, price: 14, variation: large, add_on_ids: [5], add_on_qtys: [2] },
      item: { name: 'Burger', ...theirs },
    });
    const lost = (item_id: number, answer: () => Response) => {
      let isOver = false;
      server.use(
        http.post('*/api/v1/customer/cart/add', async ({ request }) => {
          const body = (await request.clone().json()) as { item_id: number };
          if (isOver || body.item_id !== item_id) return undefined;
          isOver = true;
          return answer();
        }),
      );
    };
    async function replace() {
      state.lines = [cola, burger];
      await shop();
      const adding = port.add(pizza());
      await userEvent.click(await screen.findByRole('button', { name: 'Clear Cart' }));
      await act(() => adding);
      await screen.findByText('5 items were removed');
      state.sent = [];
    }
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    const held = () => state.lines.map(({ item_id, quantity }) => [item_id, quantity]);

    it('brings back exactly what was in it, in place of the new item', async () => {
      await replace();
      await press('Undo');
      await screen.findByText('0 pieces');
      await act(() => waitForCart());
      await waitFor(() => expect(screen.queryByText('Item added to cart')).toBeNull());
      expect(writes()).toEqual(['clear', 'add', 'add']);
      expect(sent('add').map(({ body }) => body)).toEqual([
        {
          ...{ guest_id: 5, model: 'Item', item_id: 8, store_id: 2, price: 10, quantity: 2 },
          ...{ variation: [], add_on_ids: [], add_on_qtys: [] },
        },
        {
          ...{ guest_id: 5, model: 'Item', item_id: 9, store_id: 2, price: 14, quantity: 3 },
          ...{ variation: large, add_on_ids: [5], add_on_qtys: [2] },
        },
      ]);
    });

    it('names what is sold out meanwhile, and brings the rest back', async () => {
      await replace();
      const no = { errors: [{ code: 'out_of_stock', message: 'Out of Stock' }] };
      lost(8, () => HttpResponse.json(no, { status: 403 }));
      await press('Undo');
      await screen.findByText(/^Not brought back: .*Cola.*\. Your cart shows what it holds now\.$/);
      await screen.findByText('Out of Stock');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(held()).toEqual([[9, 3]]);
    });

    it('tells what went for it, also what was added meanwhile, and brings that back the same way', async () => {
      await replace();
      await act(() => port.add(pizza({ variation: large, price: 14, quantity: 2 })));
      await press('Undo');
      await screen.findByText('3 items were removed');
      expect(held()).toEqual([
        [8, 2],
        [9, 3],
      ]);
      await press('Undo');
      await screen.findByText('5 items were removed');
      expect(held()).toEqual([
        [7, 1],
        [7, 2],
      ]);
    });

    it('leaves the new cart when all of the former lines are refused', async () => {
      await replace();
      const no = { errors: [{ code: 'closed', message: 'Not at this hour' }] };
      lost(8, () => HttpResponse.json(no, { status: 403 }));
      lost(9, () => HttpResponse.json(no, { status: 403 }));
      await press('Undo');
      await screen.findByText(/^Not brought back: .*Cola.*Burger.*\. Your cart shows what it holds now\.$/);
      expect(held()).toEqual([[7, 1]]);
      await screen.findByText('1 pieces');
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });

    it('says how the cart stands when the connection is lost, and tries again', async () => {
      await replace();
      lost(9, () => HttpResponse.error());
      await press('Undo');
      await screen.findByText(/^Not brought back: .*Burger/);
      await press('Try again');
      await waitFor(() =>
        expect(held()).toEqual([
          [8, 2],
          [9, 3],
        ]),
      );
      await act(() => waitForCart());
    });

    it('leaves the cart of another module alone, and can be pressed again in its own', async () => {
      await replace();
      const { module } = readSession();
      act(() => saveModule(readModule({ id: 2, module_name: 'Grocery', module_type: 'grocery' })));
      await press('Undo');
      await screen.findByText(/belongs to another cart/);
      expect(writes()).toEqual([]);
      act(() => saveModule(module));
      await press('Undo');
      await waitFor(() =>
        expect(held()).toEqual([
          [8, 2],
          [9, 3],
        ]),
      );
      await act(() => waitForCart());
    });
  });

  it('[CART-15] increases an existing line with the same variation', async () => {
    state.lines = [wireLine({ quantity: 2, variation: large, price: 14 })];
    await shop();
    await act(() => port.add(pizza({ variation: large, price: 14 })));
    expect(writes()).toEqual(['update']);
    expect(sent('update')[0]?.body).toMatchObject({ cart_id: 1, quantity: 3 });
  });

  it('[CART-15] makes one line of two that are added at once', async () => {
    await shop();
    await act(() => Promise.all([port.add(pizza()), port.add(pizza())]));
    expect(writes()).toEqual(['add', 'update']);
    await screen.findByText('2 pieces');
  });

  it('[CART-12] asks once when another store’s item is pressed twice', async () => {
    state.lines = [wireLine({ item_id: 8, item: { store_id: 2 } })];
    await shop();
    const adding = Promise.allSettled([port.add(pizza()), port.add(pizza())]);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect((await adding).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(screen.queryByRole('button', { name: 'Clear Cart' })).toBeNull();
    const again = port.add(pizza());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Cart' }));
    await act(() => again);
    expect(writes()).toEqual(['clear', 'add']);
  });

  it('[CART-12] adds an item of the kept store that was pressed before the question was answered', async () => {
    state.lines = [wireLine({ item_id: 8, item: { store_id: 2 } })];
    await shop();
    const other = port.add(pizza()).catch(() => 'kept');
    const own = port.add(plainChoice(item({ id: 9, store_id: 2 })));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await other).toBe('kept');
    await act(() => own);
    expect(sent('add').map(({ body }) => body.item_id)).toEqual([9]);
  });

  it('[CART-15] keeps the add-ons of the increased line, and adds the new ones', async () => {
    state.lines = [wireLine({ quantity: 1, add_on_ids: [5], add_on_qtys: [1] })];
    await shop();
    await act(() => port.add(pizza({ add_ons: [{ id: 6, name: 'Chili', price: 1, quantity: 2 }] })));
    expect(sent('update')[0]?.body).toMatchObject({ quantity: 2, add_on_ids: [5, 6], add_on_qtys: [1, 2] });
  });

  it.each([
    ['[CART-17] [ITEM-24] over the stock', { module_type: 'grocery', stock: 3 }, 'Out of Stock'],
    ['[CART-17] [ITEM-23] over the maximum', { maximum_cart_quantity: 3 }, 'Out of Limits: 3 at most'],
  ])('%s is refused', async (_rule, more, text) => {
    state.lines = [wireLine({ quantity: 3 })];
    await shop();
    await expect(port.add(plainChoice(item(more)))).rejects.toThrow(text);
    await screen.findByText(text);
    expect(writes()).toEqual([]);
  });

  it('[CART-17] refuses more than is left of an item beside its other sizes in the cart, added or changed', async () => {
    const shirt = item({ module_type: 'ecommerce', stock: 4 });
    const size = (type: string, quantity: number): ItemChoice => ({
      ...{ ...plainChoice(shirt), quantity, variation: [{ type, price: 10, stock: 3 }] },
    });
    const line = (id: number, type: string, quantity: number) =>
      wireLine({
        ...{ id, quantity, variation: size(type, 1).variation },
        item: { module_type: 'ecommerce', stock: 4 },
      });
    state.lines = [line(1, 'S', 2), line(2, 'M', 1)];
    await shop();
    for (const choice of [size('L', 2), size('S', 2)]) {
      await expect(port.add(choice)).rejects.toThrow('Out of Stock');
    }
    await expect(port.update(2, size('M', 3))).rejects.toThrow('Out of Stock');
    expect(writes()).toEqual([]);
    await act(() => port.update(2, size('M', 2)));
    expect(writes()).toEqual(['update']);
  });

  it('shows the server’s refusal, and rejects', async () => {
    await shop();
    state.refusal = 'price';
    await expect(port.add(pizza())).rejects.toThrow();
    await screen.findByText('refused: price');
  });
});

describe('a line of the cart', () => {
  it('[CART-15] is identified by item, model and variation; pieces are counted over all lines', async () => {
    state.lines = [wireLine({ id: 1, quantity: 2 }), wireLine({ id: 2, quantity: 3, variation: large })];
    await shop();
    expect(port.quantityOf(item())).toBe(5);
    expect(port.lineOf(pizza({ variation: large }))?.id).toBe(2);
    expect(port.lineOf(campaignChoice(offer))).toBeUndefined();
  });

  it('[CART-21] [CART-27] is updated with the whole choice', async () => {
    state.lines = [wireLine({ quantity: 2 })];
    await shop();
    await act(() => port.update(1, pizza({ quantity: 2, variation: large, price: 14 })));
    expect(sent('update')[0]?.body).toMatchObject({ cart_id: 1, model: 'Item', price: 14, variation: large });
    await screen.findByText('Item updated successfully');
  });

  it('[CART-16] warns when an update changes nothing', async () => {
    state.lines = [wireLine({ quantity: 2 })];
    await shop();
    await act(() => port.update(1, pizza({ quantity: 2 })));
    const told = await screen.findByText('No changes found to update.');
    expect(told.closest('[data-kind]')?.getAttribute('data-kind')).toBe('warning');
    expect(writes()).toEqual([]);
  });

  it('[CART-23] [CART-24] is changed and removed optimistically', async () => {
    state.lines = [wireLine()];
    await shop();
    await vi.dynamicImportSettled();
    let answer = () => {};
    state.gate = new Promise((resolve) => (answer = resolve));
    act(() => port.setQuantity(1, 4));
    // The server has not answered yet.
    await screen.findByText('4 pieces');
    act(() => port.remove(1));
    await screen.findByText('0 pieces');
    answer();
    await act(() => waitForCart());
    expect(sent('update')[0]?.body.quantity).toBe(4);
    expect(sent('remove')[0]?.body).toMatchObject({ cart_id: '1' });
    await screen.findByText('Cart item remove successfully');
  });
});

describe('buying at once', () => {
  it.each([
    ['[CHECKOUT-08] an item', pizza(), '/checkout?page=buy_now'],
    ['[CHECKOUT-09] [ITEM-32] a campaign item', campaignChoice(offer), '/checkout?page=campaign'],
  ])('%s goes straight to the checkout, and the line is stored for it', async (_what, choice, href) => {
    await shop();
    act(() => saveToken('t'));
    const { item_type } = choice;
    act(() => port.buyNow({ ...choice, quantity: 3, variation: large, price: 14 }));
    await waitFor(() => expect(push).toHaveBeenCalledWith(href));
    expect(keptBuyNow()).toMatchObject({ item_id: 7, item_type, quantity: 3, price: 14, variation: large });
    expect(keptBuyNow()?.item).toMatchObject({ name: 'Margherita', price: 10, store_id: 1 });
    expect(writes()).toEqual([]);
  });

  it('[CHECKOUT-06] [CHECKOUT-08] asks no guest first', async () => {
    await shop();
    act(() => port.buyNow(pizza()));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout?page=buy_now'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
