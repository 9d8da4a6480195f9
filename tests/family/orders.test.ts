import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestGuest } from '@/contract/auth/auth';
import { addToCart } from '@/contract/ordering/cart-writes';
import { getTax, getTaxWithFiles, placeOrder, placeOrderWithFiles } from '@/contract/ordering/order';
import { openFamilyBackEnd } from './back-end';
import { ITEMS } from './goods';
import { composedOrder, visitor } from './visitor';

let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
beforeAll(async () => void (opened = await openFamilyBackEnd()));
afterAll(() => opened.stop());

const burger = {
  ...{ item_id: 3, model: 'Item' as const, store_id: 7, price: 12, quantity: 1, add_on_ids: [], add_on_qtys: [] },
  variation: [{ name: 'Size', values: { label: ['Large'] } }],
};

const placed = (order_id: number) => opened.state.orders.find(({ id }) => id === order_id);

describe('an order at another back end', () => {
  it('[ITEM-33] [PRICE-23] of a medicine is taxed and placed with its prescription only', async () => {
    const ask = visitor(opened.url, { module: 'pharmacy' });
    const { guest_id } = await ask(requestGuest, {});
    const pills = { ...burger, item_id: 4, store_id: 8, price: 10, variation: [] };
    await ask(addToCart, { ...pills, guest_id });
    const wanted = { guest_id, store_id: 8 };
    await expect(ask(getTax, composedOrder(wanted))).rejects.toMatchObject({ code: 'prescription' });
    const files = [new File(['picture'], 'one.png', { type: 'image/png' })];
    const input = composedOrder({ ...wanted, files });
    expect(await ask(getTaxWithFiles, input)).toMatchObject({ tax_amount: 1.5, tax_status: 'excluded' });
    const { order_id } = await ask(placeOrderWithFiles, input);
    expect(placed(order_id)).toMatchObject({ files: 1 });
  });

  it('[CHECKOUT-01] for take-away is placed, whose store is looked up by a place', async () => {
    const ask = visitor(opened.url);
    const { guest_id } = await ask(requestGuest, {});
    await ask(addToCart, { ...burger, guest_id });
    const { order_id } = await ask(placeOrder, composedOrder({ guest_id, order_type: 'take_away' }));
    expect(placed(order_id)).toMatchObject({ order_type: 'take_away', store_id: 7 });
  });

  it.each([
    ['Item', 3],
    ['ItemCampaign', 1],
  ])('[CHECKOUT-08] [CHECKOUT-09] of %s is bought at once', async (item_type, item_id) => {
    const ask = visitor(opened.url);
    const { guest_id } = await ask(requestGuest, {});
    const item = { ...ITEMS[0], food_variations: [], add_ons: [], price: 10 };
    const line = { ...burger, item_id, item_type, item, variation: [] };
    const { order_id } = await ask(placeOrder, composedOrder({ guest_id, page: 'buy_now', lines: [line] }));
    expect(placed(order_id)?.lines).toMatchObject([{ quantity: 1 }]);
  });
});
