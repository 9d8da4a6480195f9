import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPlaceOrder } from '@/contract/ordering/order.read';
import { en } from '@/i18n/en';
import { ar } from '@/i18n/ar';
import { items, stores } from '@/server/db/schema';
import { photo, sendForm } from '@tests/support/form';
import { findOrder, newCustomer } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { address, ITEM, lineBody, STORE } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

uploadFolder();
const { database, api } = openShop(fillPaying({ prescription_order_status: true }));
let token: string;

beforeAll(async () => {
  await database.db.update(stores).set({ prescription_order: true }).where(eq(stores.id, STORE.grocery));
  await database.db.update(items).set({ stock: 1000 }).where(eq(items.id, ITEM.pills));
}, 60_000);
beforeEach(async () => {
  ({ token } = await newCustomer(database.db));
});

const place = { store_id: STORE.grocery, ...address(5), order_type: 'delivery', payment_method: 'cash_on_delivery' };

const PRICE = { pills: 15, apples: 2.45 };

/** What the store is told of an order with these items, or with none, by prescription alone. */
async function noteOf(unavailable_item_note: string, names: ('pills' | 'apples')[]) {
  const cart = JSON.stringify(names.map((name) => lineBody({ item: ITEM[name], price: PRICE[name], quantity: 5 })));
  const lines = names.length > 0 ? { is_buy_now: '1', cart } : {};
  const path = names.length > 0 ? '/customer/order/place' : '/customer/order/prescription/place';
  const order_attachment = [await photo()];
  const { body } = await sendForm(api, path, { ...place, ...lines, unavailable_item_note, order_attachment }, token);
  return (await findOrder(database.db, readPlaceOrder(body).order_id)).unavailable_item_note;
}

describe('the wish to replace what is not there', () => {
  it.each([
    ['English', en.checkout],
    ['Arabic', ar.checkout],
  ])(
    '[beyond §2.21] is not stored for medicine on prescription, which is ordered all the same: %s',
    async (...given) => {
      const [, words] = given;
      expect(await noteOf(words.unavailable_replace, ['pills'])).toBeNull();
      expect(await noteOf(words.unavailable_replace, [])).toBeNull();
      expect(await noteOf(words.unavailable_replace, ['pills', 'apples'])).toBe(words.unavailable_replace_others);
      expect(await noteOf(words.unavailable_replace, ['apples'])).toBe(words.unavailable_replace);
    },
  );

  it('[beyond §2.21] leaves every other wish as it was written', async () => {
    expect(await noteOf(en.checkout.unavailable_contact_me, ['pills'])).toBe('Contact me');
    expect(await noteOf('Ring twice', [])).toBe('Ring twice');
  });
});
