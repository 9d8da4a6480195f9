import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestGuest } from '@/contract/auth/auth';
import { getItem } from '@/contract/catalogue/item';
import { findItems, findStores } from '@/contract/catalogue/search';
import { listCart } from '@/contract/ordering/cart';
import { addToCart, removeFromCart, updateCart } from '@/contract/ordering/cart-writes';
import { getOrderLines, placeOrder, trackOrder } from '@/contract/ordering/order';
import { listFormerLines, orderAgain } from '@/contract/ordering/order-again';
import { compareLine } from '@/domain/order/former-line';
import { openFamilyBackEnd } from './back-end';
import { composedOrder, composedParcel, contact, visitor } from './visitor';

let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
beforeAll(async () => void (opened = await openFamilyBackEnd()));
afterAll(() => opened.stop());

const size = (label: string) => [{ name: 'Size', values: { label: [label] } }];
const burger = {
  ...{ item_id: 3, model: 'Item' as const, store_id: 7, price: 12, quantity: 1, variation: size('Large') },
  ...{ add_on_ids: [1], add_on_qtys: [1] },
};

/** A new guest, with a burger in the cart. */
async function guestWithBurger() {
  const ask = visitor(opened.url);
  const { guest_id } = await ask(requestGuest, {});
  const cart = await ask(addToCart, { ...burger, guest_id });
  return { ask, guest_id, cart };
}

describe('shopping at another back end', () => {
  it('[ITEM-01] finds items and stores by their names', async () => {
    const ask = visitor(opened.url);
    const { products } = await ask(findItems, { list_type: 'item', data_type: 'searched', name: 'burger' });
    expect(products).toMatchObject([{ id: 3, name: 'Item burger', price: 10, store_id: 7, stock: 50 }]);
    const { stores } = await ask(findStores, { list_type: 'store', data_type: 'searched', name: 'ember' });
    expect(stores).toMatchObject([{ id: 7, name: 'Store ember' }]);
  });

  it('[CART-18] fills, changes and empties the cart of a guest', async () => {
    const { ask, guest_id, cart } = await guestWithBurger();
    expect(cart).toMatchObject([
      { item_id: 3, price: 12, quantity: 1, variation: size('Large'), add_on_ids: [1], item: { name: 'Item burger' } },
    ]);
    const [line] = cart;
    const cart_id = line?.id ?? 0;
    const changed = await ask(updateCart, { ...burger, guest_id, cart_id, quantity: 3 });
    expect(changed).toMatchObject([{ quantity: 3 }]);
    await expect(ask(addToCart, { ...burger, guest_id })).rejects.toMatchObject({ code: 'cart_item' });
    expect(await ask(removeFromCart, { guest_id, cart_id })).toEqual([]);
    expect(await ask(listCart, { guest_id })).toEqual([]);
  });

  it('[GUEST-02] is refused without a guest id', async () => {
    await expect(visitor(opened.url)(listCart, {})).rejects.toMatchObject({ status: 401 });
  });

  it('[CHECKOUT-01] places a guest’s order for delivery, which the guest then follows', async () => {
    const { ask, guest_id } = await guestWithBurger();
    const { order_id } = await ask(placeOrder, composedOrder({ guest_id }));
    expect(await ask(listCart, { guest_id })).toEqual([]);
    const { contact_person_number: contact_number } = contact;
    const order = await ask(trackOrder, { order_id, guest_id, contact_number });
    expect(order).toMatchObject({ id: order_id, order_status: 'pending', is_guest: true });
    const [line] = await ask(getOrderLines, { order_id, guest_id });
    expect(line).toMatchObject({ name: 'Item burger', quantity: 1, variation: ['Large'] });
    await expect(ask(trackOrder, { order_id, guest_id, contact_number: '1' })).rejects.toMatchObject({ status: 404 });
  });

  it('[CHECKOUT-01] sends a parcel', async () => {
    const ask = visitor(opened.url, { module: 'parcel' });
    const { guest_id } = await ask(requestGuest, {});
    const input = composedParcel();
    const { order_id } = await ask(placeOrder, { ...input, guest_id });
    expect(opened.state.orders.find(({ id }) => id === order_id)).toMatchObject({ order_type: 'parcel', lines: [] });
  });

  it('[CART-17] compares an order with the items of today, since nobody else does', async () => {
    const ask = visitor(opened.url, { isSignedIn: true });
    await ask(addToCart, burger);
    const { order_id } = await ask(placeOrder, { ...composedOrder({}), ...contact });
    expect(await ask(orderAgain, { order_id })).toBeNull();
    const [line] = await ask(listFormerLines, { order_id });
    const item = await ask(getItem, { id: '3' });
    const now = { clock: { date: '2026-03-10', minutes: 600, day: 2 }, market: {}, digits: 2 };
    expect(line && compareLine(line, item, now)).toMatchObject({ most: 1, price_now: 12, problem: null });
  });
});
