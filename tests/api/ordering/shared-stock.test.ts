import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { readCart } from '@/contract/ordering/cart.read';
import { mostOfLine } from '@/domain/cart/cart-review';
import { shareStock } from '@/domain/cart/shared-stock';
import { flash_sale_items, flash_sales, items } from '@/server/db/schema';
import { openShop } from '@tests/support/rooms/shop-room';
import { address, call, codes, ITEM, lineBody, MODULE, newGuest, ORDER, STORE } from '@tests/support/round-market';

/** A shirt in two sizes with plenty of each, of which a flash sale has three left. */
const { database, api } = openShop();
const rows = ['S', 'M'].map((type) => ({ type: { en: type, ar: type }, price: 20, stock: 9 }));
let guest_id: number;

const setLeft = (available_stock: number) => database.db.update(flash_sale_items).set({ available_stock });
const shirt = (type: string, quantity: number) => ({ item: ITEM.shirt, price: 20, quantity, variation: [{ type }] });
const send = (path: string, body: object, language = 'en') =>
  call(api, path, { module: MODULE.ecommerce, language, body: { guest_id, ...body } });
const add = (type: string, quantity: number, language?: string) =>
  send('POST /customer/cart/add', lineBody(shirt(type, quantity)), language);

async function set(type: string, quantity: number) {
  const [line] = (await cart()).filter(({ variation }) => JSON.stringify(variation).includes(`"${type}"`));
  return send('POST /customer/cart/update', { cart_id: line?.id, ...lineBody(shirt(type, quantity)) });
}

async function cart() {
  const answer = await call(api, `GET /customer/cart/list?guest_id=${guest_id}`, { module: MODULE.ecommerce });
  return readCart(answer.body) ?? [];
}

beforeEach(async () => {
  guest_id = await newGuest(api);
  await database.db.delete(flash_sales);
  await database.db.update(items).set({ variations: rows, stock: 18 }).where(eq(items.id, ITEM.shirt));
  const during = { start_date: new Date('2026-03-01'), end_date: new Date('2026-03-31') };
  const sale = { title: { en: 'Sale', ar: 'تخفيضات' }, module_id: MODULE.ecommerce, ...during };
  const [{ id: flash_sale_id = 0 } = {}] = await database.db.insert(flash_sales).values(sale).returning();
  const offered = { stock: 3, available_stock: 3, discount: 1, discount_type: 'amount', price: 19 } as const;
  await database.db.insert(flash_sale_items).values({ flash_sale_id, item_id: ITEM.shirt, ...offered });
});

const LEFT_3 = 'shirt: 3 left. Please order fewer of it, or take it out of your cart.';

it('[CART-17] the cart counts the other sizes, and names what is short', async () => {
  expect((await add('S', 2)).status).toBe(200);
  const refused = await add('M', 2);
  expect(codes(refused)).toEqual(['stock']);
  expect(refused.body).toMatchObject({ errors: [{ message: LEFT_3 }] });
  expect((await add('M', 1)).status).toBe(200);
  expect(codes(await set('S', 3))).toEqual(['stock']);
});

it('[CART-17] fewer are taken although the sale has fewer left by now', async () => {
  await add('S', 2);
  await add('M', 1);
  await setLeft(2);
  expect((await set('S', 1)).status).toBe(200);
});

it('[CART-17] the storefront reads from the cart how many of each it may have', async () => {
  await add('S', 2);
  await add('M', 1);
  await setLeft(2);
  expect(shareStock(await cart()).map((line) => [line.quantity, mostOfLine(line)])).toEqual([
    [2, 2],
    [1, 0],
  ]);
});

it('[CART-17] an order names the item that is short', async () => {
  const lines = [shirt('S', 2), shirt('M', 2)].map(lineBody);
  const order = { ...ORDER, store_id: STORE.shop, is_buy_now: 1, cart: JSON.stringify(lines), ...address(5) };
  const refused = await send('POST /customer/order/place', order);
  expect(codes(refused)).toEqual(['stock']);
  expect(refused.body).toMatchObject({ errors: [{ message: LEFT_3 }] });
});
