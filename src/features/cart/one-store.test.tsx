// @document
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { act, useLayoutEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartBackEnd, completeBrowser, renderShop, waitForCart, wireLine } from '@tests/support/rooms/cart-room';
import { dish } from '@tests/support/rooms/item-room';
import { readModule } from '@/contract/catalogue/module.read';
import { useCartPort, type CartPort } from '@/features/item/cart-port';
import { plainChoice } from '@/features/item/item-choice';
import { closeDialogs } from '@/lib/dialogs';
import { saveModule } from '@/lib/session';
import { useCart } from './api';
import { useCartActions } from './use-cart-actions';

const { server, state } = cartBackEnd();
const pizza = plainChoice(dish({ id: 7, store_id: 1, module_id: 1 }));
const cola = wireLine({ item_id: 8, quantity: 2, item: { name: 'Cola', store_id: 2 } });

beforeAll(async () => {
  await import('./clear-cart-dialog');
  completeBrowser();
});
beforeEach(() => {
  Object.assign(state, { lines: [], sent: [], refusal: null, gate: Promise.resolve(), guests: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await waitForCart();
  act(() => closeDialogs());
  act(() => toast.removeAll());
  cleanup();
});

let port: CartPort;
function Probe() {
  const given = useCartPort();
  const { lines } = useCart();
  const actions = useCartActions();
  useLayoutEffect(() => {
    port = given;
  }, [given]);
  if (!lines) return null;
  return <button onClick={() => void actions.clear(lines)}>{`Empty ${lines.length} lines`}</button>;
}

async function shop() {
  renderShop(<Probe />);
  await screen.findByRole('button', { name: `Empty ${state.lines.length} lines` });
}
const settled = (adding: Promise<void>) =>
  adding.then(
    () => 'added',
    () => 'kept',
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const held = () => state.lines.map(({ item_id, quantity }) => [item_id, quantity]);

describe('a cart that has changed in another tab or on another device', () => {
  const later = () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 10_000);
  };

  it('[CART-12] is asked about before an item of a store that is another one now', async () => {
    await shop();
    state.lines = [cola];
    later();
    const adding = settled(port.add(pizza));
    await press('Cancel');
    expect(await adding).toBe('kept');
    expect(held()).toEqual([[8, 2]]);
  });

  it('[CART-15] keeps the pieces that were added there', async () => {
    state.lines = [wireLine({ item_id: 7, quantity: 1 })];
    await shop();
    state.lines = [wireLine({ item_id: 7, quantity: 2 })];
    later();
    await act(() => port.add(pizza));
    expect(held()).toEqual([[7, 3]]);
  });

  it('[CART-11] is taken as it was where it can not be asked for', async () => {
    await shop();
    server.use(http.get('*/api/v1/customer/cart/list', () => HttpResponse.error()));
    later();
    await act(() => port.add(pizza));
    expect(held()).toEqual([[7, 1]]);
  });

  it('[CART-11] is not asked for again with every press', async () => {
    await shop();
    state.sent = [];
    await act(() => port.add(pizza));
    await act(() => port.add(pizza));
    expect(state.sent.map(({ path }) => path)).toEqual(['add', 'update']);
  });
});

describe('[CART-13] [beyond §2.19] Undo of an emptied cart', () => {
  it('puts it in place of another store’s items, which can be brought back the same way', async () => {
    state.lines = [cola];
    await shop();
    await press('Empty 1 lines');
    await screen.findByRole('button', { name: 'Empty 0 lines' });
    await act(() => port.add(pizza));
    await press('Undo');
    await screen.findByText('1 item was removed');
    expect(held()).toEqual([[8, 2]]);
    await press('Undo');
    await waitFor(() => expect(held()).toEqual([[7, 1]]));
  });

  it('adds nothing while nobody knows what the cart holds, and can be pressed again', async () => {
    state.lines = [cola];
    await shop();
    await press('Empty 1 lines');
    await screen.findByRole('button', { name: 'Empty 0 lines' });
    await act(() => port.add(pizza));
    let isAway = true;
    server.use(http.get('*/api/v1/customer/cart/list', () => (isAway ? HttpResponse.error() : undefined)));
    await press('Undo');
    await screen.findByText(/^Not brought back: Cola/);
    expect(held()).toEqual([[7, 1]]);
    isAway = false;
    await press('Try again');
    await waitFor(() => expect(held()).toEqual([[8, 2]]));
  });

  it('brings back what another tab had added, too', async () => {
    state.lines = [cola];
    await shop();
    state.lines = [cola, wireLine({ id: 2, item_id: 9, quantity: 3, item: { store_id: 2 } })];
    await press('Empty 1 lines');
    await screen.findByText('5 items were removed');
    await press('Undo');
    await waitFor(() =>
      expect(held()).toEqual([
        [8, 2],
        [9, 3],
      ]),
    );
  });

  it('adds it to what is there of the same store', async () => {
    state.lines = [wireLine({ item_id: 9, quantity: 3 })];
    await shop();
    await press('Empty 1 lines');
    await screen.findByRole('button', { name: 'Empty 0 lines' });
    await act(() => port.add(pizza));
    await press('Undo');
    await waitFor(() =>
      expect(held()).toEqual([
        [7, 1],
        [9, 3],
      ]),
    );
  });
});

describe('[CART-13] a cart that is emptied for another store’s item, and no answer comes', () => {
  async function replace(isEmptied: boolean) {
    state.lines = [cola];
    await shop();
    server.use(
      http.delete(
        '*/api/v1/customer/cart/remove',
        () => {
          if (isEmptied) state.lines = [];
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const adding = settled(port.add(pizza));
    await press('Clear Cart');
    expect(await adding).toBe('kept');
  }

  it('is offered back if it is empty', async () => {
    await replace(true);
    await screen.findByText('2 items were removed');
    await press('Undo');
    await waitFor(() => expect(held()).toEqual([[8, 2]]));
  });

  it('is not said to be gone if it is there', async () => {
    await replace(false);
    await screen.findByText(/No connection/);
    await waitForCart();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(held()).toEqual([[8, 2]]);
  });
});

describe('[CART-28] what is pressed before the page changes to another module', () => {
  const grocery = { module_name: 'Grocery', module_type: 'grocery' };
  const leave = () => act(() => saveModule(readModule({ id: 2, ...grocery })));
  const writes = () =>
    state.sent.filter(({ path }) => path !== 'list').map(({ path, at, body }) => [path, at.module, body.item_id]);

  it('is added to the cart of its own', async () => {
    await shop();
    const adding = port.add(pizza);
    leave();
    await act(() => adding);
    expect(writes()).toEqual([['add', '1', 7]]);
  });

  it('empties no other cart', async () => {
    state.lines = [cola];
    await shop();
    let go = () => {};
    state.gate = new Promise((resolve) => (go = resolve));
    // A write that is slow, and one that waits for it.
    const adding = port.add(plainChoice(dish({ id: 12, store_id: 2, module_id: 1 })));
    await waitFor(() => expect(writes()).toHaveLength(1));
    await press('Empty 1 lines');
    leave();
    go();
    await act(() => adding);
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()).toEqual([
      ['add', '1', 12],
      ['clear', '1', undefined],
    ]);
  });
});
