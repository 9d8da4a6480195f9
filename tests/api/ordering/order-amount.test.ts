import { readTax } from '@/contract/ordering/order.read';
import { readOrder } from '@/contract/ordering/order-details.read';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { readCart } from '@/contract/ordering/cart.read';
import { lineProblem, mostOfLine } from '@/domain/cart/cart-review';
import { limits } from '@/domain/limits';
import {
  flash_sale_items,
  flash_sales,
  items,
  settings,
  store_discounts,
  stores,
  zone_modules,
  zones,
} from '@/server/db/schema';
import { openShop } from '@tests/support/rooms/shop-room';
import {
  address,
  makeApi,
  call,
  codes,
  ITEM,
  lineBody,
  MODULE,
  newGuest,
  ORDER,
  STORE,
  type Line,
} from '@tests/support/round-market';

const { database, api } = openShop();

async function configure(key: string, value: unknown) {
  await database.db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

type Case = { store: number; lines: Line[]; where?: object; more?: object };

async function toBody({ store, lines, where = address(5), more = {} }: Case) {
  const guest_id = await newGuest(api);
  const cart = JSON.stringify(lines.map(lineBody));
  return { guest_id, ...ORDER, store_id: store, is_buy_now: 1, cart, ...where, ...more };
}

async function place(given: Case) {
  return call(api, 'POST /customer/order/place', { body: await toBody(given) });
}

async function placeAndGetTotal(given: Case): Promise<number> {
  const answer = await place(given);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as { total_ammount: number }).total_ammount;
}

const soup = (quantity: number): Line => ({ item: ITEM.soup, price: 7.35, quantity });
const feast = (quantity: number): Line => ({ item: ITEM.feast, price: 12, quantity });
const regular = (quantity: number): Line => ({
  ...{ item: ITEM.burger, price: 10, quantity },
  variation: [{ name: 'Size', values: { label: ['Regular'] } }],
});
const loaded: Line = {
  ...{ item: ITEM.burger, price: 15, quantity: 2, add_ons: { 1: 2 } },
  variation: [
    { name: 'Size', values: { label: ['Large'] } },
    { name: 'Extras', values: { label: ['Cheese', 'Bacon'] } },
  ],
};

describe('the amount of an order', () => {
  // Each is computed by hand in its comment: base + tax + delivery + service charge of 0.50.
  it.each<[string, number, Case]>([
    // 14.70 − 1.47 = 13.23; + 1.32 + 6.00 + 0.50
    ['[PRICE-12] [PRICE-23] item discount, tax, five kilometres', 21.05, { store: STORE.plain, lines: [soup(2)] }],
    // 13.23 + 1.32 + 3.00 + 0.50
    ['[PRICE-13] never less than the minimum', 18.05, { store: STORE.plain, lines: [soup(2)], where: address(1) }],
    // 13.23 + 1.32 + 14.00 + 2.00 for the van + 0.50
    [
      'never more than the maximum, and the vehicle on top',
      31.05,
      { store: STORE.plain, lines: [soup(2)], where: address(20) },
    ],
    // 2 × 15.00 + 2 × 3.00 = 36.00; + 3.60 + 6.00 + 0.50
    ['[PRICE-01] options for each piece, add-ons as many as asked', 46.1, { store: STORE.plain, lines: [loaded] }],
    // 8.00 + 5.50 + 0.50
    [
      '[PRICE-14] a fixed fee in Hills',
      14,
      { store: STORE.hills, lines: [{ item: ITEM.hills, price: 8 }], where: address(5, 2) },
    ],
    // 8.00 + 7.50 + 1.13 + 0.50
    [
      '[PRICE-20] 15 % more in the Old Town',
      17.13,
      { store: STORE.old_town, lines: [{ item: ITEM.old_town, price: 8 }], where: address(5, 1) },
    ],
    // 8.00 + 9.00 + 0.50
    [
      '[PRICE-19] the own rates of a store that delivers itself, without surge',
      17.5,
      { store: STORE.self, lines: [{ item: ITEM.self, price: 8 }], where: address(5, 1) },
    ],
    // 8.00 + 9.00 + 0.50, no van
    [
      '… and without the vehicle',
      17.5,
      { store: STORE.self, lines: [{ item: ITEM.self, price: 8 }], where: address(12, 1) },
    ],
    // 8.00 + 0.50
    [
      '[PRICE-17] nothing where the store delivers free',
      8.5,
      { store: STORE.free, lines: [{ item: ITEM.free, price: 8 }] },
    ],
    // 100.00 + 10.00 + 0.50
    ["[PRICE-16] nothing from the admin's amount on", 110.5, { store: STORE.plain, lines: [regular(10)] }],
    // 90.00 + 9.00 + 6.00 + 0.50
    ["delivery just below the admin's amount", 105.5, { store: STORE.plain, lines: [regular(9)] }],
    // 24.00 + 6.00 + 0.50
    ['[PRICE-32] no store discount below its minimum', 30.5, { store: STORE.discount, lines: [feast(2)] }],
    // 36.00 − 7.20 + 6.00 + 0.50
    ['[PRICE-32] the store discount from its minimum on', 35.3, { store: STORE.discount, lines: [feast(3)] }],
    // 60.00 − 8.00 + 6.00 + 0.50
    ['[PRICE-33] the store discount up to its cap', 58.5, { store: STORE.discount, lines: [feast(5)] }],
    // 13.23 + 1.32 + 0.50
    [
      '[PRICE-18] take-away without delivery and tip',
      15.05,
      { store: STORE.plain, lines: [soup(2)], more: { order_type: 'take_away', dm_tips: 3 } },
    ],
    // 21.05 + 3.00
    ['a tip', 24.05, { store: STORE.plain, lines: [soup(2)], more: { dm_tips: 3 } }],
    // 12.25 + 0.61 + 6.00 + 0.50 + 0.75
    [
      'extra packaging',
      20.11,
      {
        store: STORE.grocery,
        lines: [{ item: ITEM.apples, price: 2.45, quantity: 5 }],
        more: { extra_packaging_amount: 5 },
      },
    ],
    // 12.25 + 0.61 + 6.00 + 0.50
    [
      'no packaging unless asked',
      19.36,
      { store: STORE.grocery, lines: [{ item: ITEM.apples, price: 2.45, quantity: 5 }] },
    ],
  ])('%s: %d', async (_what, total, given) => {
    expect(await placeAndGetTotal(given)).toBe(total);
    expect(await placeAndGetTotal({ ...given, more: { ...given.more, order_amount: total } })).toBe(total);
    const off = await place({ ...given, more: { ...given.more, order_amount: total + 0.01 } });
    expect(codes(off)).toEqual(['price']);
    expect(JSON.stringify(off.body)).toContain(total.toFixed(2));
  });

  it('[PRICE-22] carries the tax within when prices include it', async () => {
    await configure('system_tax_include_status', 1);
    const given: Case = { store: STORE.plain, lines: [soup(2)] };
    // 13.23 + 6.00 + 0.50; 13.23 × 10 / 110 is in it.
    expect(await placeAndGetTotal(given)).toBe(19.73);
    const tax = await call(api, 'POST /customer/order/get-Tax', { body: await toBody(given) });
    expect(readTax(tax.body)).toMatchObject({ tax_amount: 1.2, tax_status: 'included' });
    await configure('system_tax_include_status', 0);
    const excluded = await call(api, 'POST /customer/order/get-Tax', { body: await toBody(given) });
    expect(excluded.body).toMatchObject({ tax_amount: 1.32, tax_status: 'excluded', tax_included: 0 });
  });

  it('[PRICE-15] has free delivery at every store when the market says so', async () => {
    const [row] = await database.db.select().from(settings).where(eq(settings.key, 'admin_free_delivery'));
    await configure('admin_free_delivery', { status: true, type: 'free_delivery_to_all_store' });
    expect(await placeAndGetTotal({ store: STORE.plain, lines: [soup(2)] })).toBe(15.05);
    await configure('admin_free_delivery', row?.value);
  });

  it('is previewed for a cart with more values than other calls accept, however the client sends it', async () => {
    const notes = Array.from({ length: 12 }, () => 'no salt');
    const lines = Array.from({ length: 80 }, () => ({ ...lineBody(soup(1)), notes }));
    expect(lines.length * notes.length + lines.length).toBeGreaterThan(limits.input_values_max);
    const empty = await toBody({ store: STORE.plain, lines: [] });
    for (const cart of [lines, JSON.stringify(lines)]) {
      const answer = await call(api, 'POST /customer/order/get-Tax', { body: { ...empty, cart } });
      // A tenth of 80 × 6.61, whichever of them is rounded.
      expect([answer.status, Math.round(readTax(answer.body).tax_amount)]).toEqual([200, 53]);
    }
  });

  it('[PRICE-32] [SLOT-02] has the discount of the store that runs now, whatever time the order is for', async () => {
    const change = (discount: Partial<typeof store_discounts.$inferInsert>, schedule_order: boolean) =>
      Promise.all([
        database.db.update(store_discounts).set(discount).where(eq(store_discounts.store_id, STORE.discount)),
        database.db.update(stores).set({ schedule_order }).where(eq(stores.id, STORE.discount)),
      ]);
    const tomorrow = { store: STORE.discount, lines: [feast(3)], more: { schedule_at: '2026-03-11 12:00:00' } };
    await change({ end_date: '2026-03-10' }, true);
    // 36.00 − 7.20 + 6.00 + 0.50
    expect(await placeAndGetTotal(tomorrow)).toBe(35.3);
    await change({ start_date: '2026-03-11', end_date: '2026-03-31' }, true);
    expect(await placeAndGetTotal(tomorrow)).toBe(42.5);
    await change({ start_date: '2026-03-01' }, false);
  });

  it("is the server's whatever the client sends", async () => {
    const more = { distance: 0.1, discount_amount: 100, coupon_discount_amount: 50, extra_packaging_amount: 0 };
    expect(await placeAndGetTotal({ store: STORE.plain, lines: [soup(2)], more })).toBe(21.05);
  });

  it('is answered row by row when the order is tracked', async () => {
    const body = await toBody({ store: STORE.discount, lines: [feast(5)], more: { dm_tips: 2 } });
    const placed = (await call(api, 'POST /customer/order/place', { body })).body as { order_id: number };
    const path = `GET /customer/order/track?order_id=${placed.order_id}&guest_id=${body.guest_id}`;
    const order = readOrder((await call(api, path)).body);
    expect(order).toMatchObject({
      ...{ order_amount: 60.5, store_discount_amount: 8, total_tax_amount: 0, tax_status: 'excluded' },
      ...{ delivery_charge: 6, original_delivery_charge: 6, dm_tips: 2, additional_charge: 0.5 },
      ...{ coupon_discount_amount: 0, extra_packaging_amount: 0, payment_status: 'unpaid' },
    });
    expect(order?.distance).toBeCloseTo(5, 3);
  });
});

const SIZES = ['S', 'M'].map((size) => ({ type: { en: size, ar: size }, price: 20, stock: 20 }));

describe('a flash sale', () => {
  afterEach(() => database.db.delete(flash_sales));

  /** A sale of the day that takes 1 off. */
  async function offer({ item_id, module_id, stock }: { item_id: number; module_id: number; stock: number }) {
    const during = { start_date: new Date('2026-03-01'), end_date: new Date('2026-03-31') };
    const sale = { title: { en: 'Sale', ar: 'تخفيضات' }, module_id, ...during };
    const [{ id: flash_sale_id = 0 } = {}] = await database.db.insert(flash_sales).values(sale).returning();
    const offered = { stock, available_stock: stock, discount: 1, discount_type: 'amount', price: 0 } as const;
    await database.db.insert(flash_sale_items).values({ flash_sale_id, item_id, ...offered });
    return flash_sale_id;
  }
  it('[CART-17] has its pieces for all variations of an item together, in the cart as in the order', async () => {
    await database.db.update(items).set({ stock: 40, variations: SIZES }).where(eq(items.id, ITEM.shirt));
    await offer({ item_id: ITEM.shirt, module_id: MODULE.ecommerce, stock: 3 });
    const guest_id = await newGuest(api);
    const size = (type: string, quantity: number) => ({
      ...lineBody({ item: ITEM.shirt, price: 20, quantity, variation: [{ type }] }),
      guest_id,
    });
    const send = (path: string, body: object, language = 'en') =>
      call(api, `POST /customer/cart/${path}`, { module: MODULE.ecommerce, body, language });
    const first = await send('add', size('S', 2));
    expect(first.status).toBe(200);
    for (const [language, message] of [
      ['en', 'There are fewer of shirt left than you chose. Choose fewer, or leave it out.'],
      ['ar', 'المتبقي من ع shirt أقل من العدد الذي اخترته. اختر عددًا أقل أو احذفه.'],
    ] as const) {
      const refused = await send('add', size('M', 2), language);
      expect(refused).toMatchObject({ status: 403, body: { errors: [{ code: 'stock', message }] } });
    }
    expect((await send('add', size('M', 1))).status).toBe(200);
    const cart_id = readCart(first.body)[0]?.id;
    expect(codes(await send('update', { ...size('S', 3), cart_id }))).toEqual(['stock']);
    expect((await send('update', { ...size('S', 1), cart_id })).status).toBe(200);

    // Two more are sold meanwhile.
    await database.db.update(flash_sale_items).set({ available_stock: 1 });
    const list = `GET /customer/cart/list?guest_id=${guest_id}`;
    const lines = readCart((await call(api, list, { module: MODULE.ecommerce })).body);
    expect(lines.map((line) => [mostOfLine(line), lineProblem(line, null, {})])).toEqual([
      [1, null],
      [0, 'variation_out_of_stock'],
    ]);
    const body = { guest_id, ...ORDER, store_id: STORE.shop, ...address(5) };
    const placed = await call(api, 'POST /customer/order/place', { body });
    expect(codes(placed)).toEqual(['stock']);
    expect(JSON.stringify(placed.body)).toContain('fewer of shirt');
  });

  const pieces = async () => {
    const rows = await database.db.select().from(flash_sale_items);
    return rows.map(({ sold, available_stock }) => ({ sold, available_stock }));
  };

  it('[PRICE-01] is over for food when its pieces are gone: it is sold on at its own price', async () => {
    const lines = [soup(3)];
    const before = await placeAndGetTotal({ store: STORE.plain, lines });
    const sale = await offer({ item_id: ITEM.soup, module_id: MODULE.food, stock: 2 });
    expect(await placeAndGetTotal({ store: STORE.plain, lines })).toBeLessThan(before);
    expect(await pieces()).toEqual([{ sold: 3, available_stock: 0 }]);
    expect(await placeAndGetTotal({ store: STORE.plain, lines })).toBe(before);
    const path = `GET /flash-sales/items?flash_sale_id=${sale}&limit=10&offset=1`;
    const listed = await call(api, path, { module: MODULE.food, headers: { zoneId: '[1]' } });
    expect(listed.body).toMatchObject({ total_size: 0, products: [] });
    expect(await pieces()).toEqual([{ sold: 3, available_stock: 0 }]);
  });

  it('[PRICE-01] gets its pieces back from an order that is cancelled, so that another customer can buy them', async () => {
    await offer({ item_id: ITEM.apples, module_id: MODULE.grocery, stock: 8 });
    const body = await toBody({ store: STORE.grocery, lines: [{ item: ITEM.apples, price: 2.45, quantity: 8 }] });
    const placed = await call(api, 'POST /customer/order/place', { body });
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    const { order_id } = placed.body as { order_id: number };
    expect(await pieces()).toEqual([{ sold: 8, available_stock: 0 }]);
    const cancelled = { order_id, guest_id: body.guest_id, reason: 'x' };
    expect((await call(api, 'POST /customer/order/cancel', { body: cancelled })).status).toBe(200);
    expect(await pieces()).toEqual([{ sold: 0, available_stock: 8 }]);
    const again = { ...body, guest_id: await newGuest(api) };
    expect((await call(api, 'POST /customer/order/place', { body: again })).status).toBe(200);
  });
});

describe('the surge', () => {
  const ask = (zone_id: number, module_id: number, date_time: string, language = 'en') =>
    call(api, 'POST /customer/order/get-surge-price', {
      language,
      body: { guest_id: 1, zone_id, module_id, date_time },
    });

  it.each<[string, number, number, string, object]>([
    [
      'of its hours',
      1,
      2,
      '2026-03-10 16:30:00',
      { title: 'Market day', price: 2, price_type: 'amount', customer_note: 'Busy streets' },
    ],
    ['not outside of them', 1, 2, '2026-03-10 18:00:00', { price: 0, customer_note_status: 0 }],
    ['not of another module', 1, 1, '2026-03-10 16:30:00', { price: 0 }],
    [
      'that always stands in a zone',
      2,
      1,
      '2026-03-10 16:30:00',
      { price: 15, price_type: 'percent', customer_note: 'Narrow streets' },
    ],
    ['of no zone', 99, 1, '2026-03-10 16:30:00', { price: 0 }],
  ])('[PRICE-20] %s', async (_what, zone, module, at, surge) => {
    expect((await ask(zone, module, at)).body).toMatchObject(surge);
  });

  it('is answered in Arabic, too', async () => {
    expect((await ask(1, 2, '2026-03-10 16:30:00', 'ar')).body).toMatchObject({ customer_note: 'شوارع مزدحمة' });
  });

  it('[PRICE-20] [SLOT-02] is that of the time that the order is for, not of now', async () => {
    const takeLater = (schedule_order: boolean) =>
      database.db.update(stores).set({ schedule_order }).where(eq(stores.id, STORE.grocery));
    const apples = { store: STORE.grocery, lines: [{ item: ITEM.apples, price: 2.45, quantity: 5 }] };
    const at = (schedule_at: string) => placeAndGetTotal({ ...apples, more: { schedule_at } });
    await takeLater(true);
    // 12.25 + 0.61 + 6.00 + 0.50, with 2.00 more during the surge
    expect(await at('2026-03-10 16:30:00')).toBe(21.36);
    expect(await at('2026-03-10 18:30:00')).toBe(19.36);
    await takeLater(false);
  });

  it('[PRICE-10] [PRICE-20] where zones overlap is told and charged by the one that serves the module', async () => {
    const [hills] = await database.db
      .select()
      .from(zones)
      .where(eq(zones.name, { en: 'Hills', ar: 'ع Hills' }));
    if (!hills) throw new Error('There is no such zone');
    const busy = { increased_delivery_fee: 20, increased_delivery_fee_status: true } as const;
    await database.db.insert(zones).values({ ...hills, ...busy, id: 9 });
    const perKm = { per_km_shipping_charge: 1.2, minimum_shipping_charge: 3, maximum_shipping_charge: 14 };
    await database.db.insert(zone_modules).values({ zone_id: 9, module_id: MODULE.ecommerce, ...perKm });
    const where = address(5, 2);
    const place = `lat=${where.latitude}&lng=${where.longitude}`;
    const told = await call(api, `GET /stores/delivery?store_ids=[${STORE.shop}]&${place}`);
    expect(told.body).toMatchObject([{ store_id: STORE.shop, surge: { price: 20, price_type: 'percent' } }]);
    const small = { item: ITEM.shirt, price: 20, variation: [{ type: 'S' }] };
    // 20.00 + 14.00, the most, + 2.80 + 0.50; no vehicle goes so far
    expect(await placeAndGetTotal({ store: STORE.shop, lines: [small], where })).toBe(37.3);
    await database.db.delete(zone_modules).where(eq(zone_modules.zone_id, 9));
    await database.db.update(zones).set({ status: false }).where(eq(zones.id, 9));
  });

  it('costs what it says when the order is for that time', async () => {
    const at = new Date('2026-03-10T16:30:00Z');
    const later = makeApi(database.db, () => at);
    const body = await toBody({ store: STORE.grocery, lines: [{ item: ITEM.apples, price: 2.45, quantity: 5 }] });
    // 12.25 + 0.61 + 6.00 + 2.00 + 0.50
    const answer = await call(later, 'POST /customer/order/place', { body });
    expect(answer.body).toMatchObject({ total_ammount: 21.36 });
  });
});
