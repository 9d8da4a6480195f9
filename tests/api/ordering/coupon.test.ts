import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listCoupons } from '@/contract/catalogue/campaign';
import { applyCoupon, listMyCoupons } from '@/contract/ordering/coupon';
import { readPlaceOrder } from '@/contract/ordering/order.read';
import { coupons, orders, stores, zone_modules } from '@/server/db/schema';
import { signedInCustomer } from '@tests/support/accounts';
import { buyNow, openShop } from '@tests/support/rooms/shop-room';
import { address, call, codes, ITEM, MODULE, STORE, type Answer } from '@tests/support/round-market';

const { database, api } = openShop();
let token: string;
let named: string;

beforeAll(async () => {
  const { db } = database;
  token = await signedInCustomer(db, { id: 71 });
  named = await signedInCustomer(db, { id: 72 });
  const base = {
    ...{
      title: { en: 'Coupon', ar: 'قسيمة' },
      coupon_type: 'default' as const,
      discount: 3,
      discount_type: 'amount' as const,
    },
    ...{ start_date: '2026-03-01', expire_date: '2026-03-10', module_id: MODULE.food },
  };
  await db.insert(coupons).values([
    { ...base, code: 'THREE', min_purchase: 15 },
    {
      ...base,
      code: 'OURS',
      coupon_type: 'store_wise',
      data: [STORE.plain],
      store_id: STORE.plain,
      created_by: 'vendor',
    },
    { ...base, code: 'THEIRS', coupon_type: 'store_wise', data: [STORE.discount] },
    { ...base, code: 'HARBOUR', coupon_type: 'zone_wise', data: [1] },
    { ...base, code: 'HILLS', coupon_type: 'zone_wise', data: [3] },
    { ...base, code: 'FIRST', coupon_type: 'first_order' },
    { ...base, code: 'YOURS', customer_ids: [72] },
    { ...base, code: 'PAST', start_date: '2026-02-01', expire_date: '2026-03-09' },
    { ...base, code: 'SOON', start_date: '2026-03-11', expire_date: '2026-03-20' },
    { ...base, code: 'GONE', total_limit: 2, total_uses: 2 },
    { ...base, code: 'ONCE', limit: 1, customer_ids: [73] },
    { ...base, code: 'SHIP', coupon_type: 'free_delivery', limit: 1, customer_ids: [74] },
    { ...base, code: 'OFF', status: false },
    { ...base, code: 'APPLES', module_id: MODULE.grocery },
  ]);
}, 60_000);

const headers = { zoneid: '[1]' };
const soup = { item: ITEM.soup, price: 7.35 };
async function listed(as = token) {
  const { body } = await call(api, 'GET /coupon/list', { token: as, module: MODULE.food, headers });
  return (await listMyCoupons.read?.())?.(body).map(({ code }) => code);
}
const apply = (code: string, more = '', as = token) =>
  call(api, `GET /coupon/apply?code=${code}&store_id=${STORE.plain}${more}`, {
    token: as,
    module: MODULE.food,
    headers,
  });

describe('the coupons of a customer', () => {
  it('[PRICE-25] are those that can be used here and today', async () => {
    expect((await listed())?.toSorted()).toEqual(['FIRST', 'HARBOUR', 'OURS', 'THEIRS', 'THREE']);
    expect(await listed(named)).toContain('YOURS');
  });

  it('[PRICE-25] of a store page are those that the store accepts', async () => {
    const { body } = await call(api, `GET /coupon/list/all?store_id=${STORE.plain}`, { module: MODULE.food, headers });
    const found = (await listCoupons.read?.())?.(body).map(({ code }) => code);
    expect(found?.toSorted()).toEqual(['FIRST', 'HARBOUR', 'OURS', 'THREE']);
  });

  it('name the store they belong to', async () => {
    const { body } = await call(api, 'GET /coupon/list', { token, module: MODULE.food, headers, language: 'ar' });
    const own = (await listMyCoupons.read?.())?.(body).find(({ code }) => code === 'OURS');
    expect(own).toMatchObject({ title: 'قسيمة', store_id: STORE.plain, data: [] });
    expect(own?.store_name).toBeTruthy();
  });
});

describe('[PRICE-25] a coupon that is applied', () => {
  it('is answered with its discount, however its code was typed', async () => {
    const read = await applyCoupon.read?.();
    expect(read?.((await apply('three', '&order_amount=15')).body)).toMatchObject({
      code: 'THREE',
      discount: 3,
      limit: 0,
    });
    expect(read?.((await apply('OURS')).body)).toMatchObject({ data: [STORE.plain], store_id: STORE.plain });
  });

  it.each([
    ['unknown', 'NOPE', '', 404],
    ['switched off', 'OFF', '', 404],
    ['of another module', 'APPLES', '', 404],
    ['over', 'PAST', '', 406],
    ['not yet begun', 'SOON', '', 406],
    ['used up', 'GONE', '', 406],
    ['for other zones', 'HILLS', '', 403],
    ['for another customer', 'YOURS', '', 403],
    ['for more money', 'THREE', '&order_amount=14.99', 406],
  ])('is refused when it is %s', async (_what, code, more, status) => {
    const answer = await apply(code, more);
    expect([answer.status, codes(answer)]).toEqual([status, ['coupon']]);
  });

  it.each([
    ['[PRICE-28] where the order goes', 'HILLS', address(1, 2), 200],
    ['[PRICE-28] not where only the visitor is', 'HARBOUR', address(1, 2), 403],
    ['[PRICE-28] not outside of all zones', 'HARBOUR', { latitude: 60, longitude: 60 }, 403],
  ])('of a zone is valid %s', async (_where, code, { latitude, longitude }, status) => {
    expect((await apply(code, `&latitude=${latitude}&longitude=${longitude}`)).status).toBe(status);
  });

  it('[PRICE-28] of a zone is valid for a take-away where the store is, when applied as when ordered', async () => {
    const { db } = database;
    const [plain] = await db.select().from(stores).where(eq(stores.id, STORE.plain));
    const { latitude = 0, longitude = 0 } = plain ?? {};
    const move = (place: { latitude: number; longitude: number }) =>
      db.update(stores).set(place).where(eq(stores.id, STORE.plain));
    const own = await signedInCustomer(db, { id: 75 });
    const order = (coupon_code: string) => {
      const body = buyNow([soup], { order_type: 'take_away', coupon_code });
      return call(api, 'POST /customer/order/place', { token: own, body });
    };
    const told = (answer: Answer) => [answer.status, answer.status === 200 ? [] : codes(answer)];
    // Of zone 1, but where zone 3 is.
    await move(address(1, 2));
    const there = `&latitude=${address(1, 2).latitude}&longitude=${address(1, 2).longitude}`;
    for (const [code, answered] of [
      ['HILLS', [200, []]],
      ['HARBOUR', [403, ['coupon']]],
    ] as const) {
      expect(told(await apply(code, there))).toEqual(answered);
      expect(told(await order(code))).toEqual(answered);
    }
    await move({ latitude, longitude });
  });

  it.each([
    ['over', 'PAST', 'This coupon has expired.'],
    ['not yet begun', 'SOON', 'This coupon has not begun yet.'],
    ['used up by all', 'GONE', 'Everybody together has used up this coupon.'],
  ])('says in its own words that it is %s', async (_what, code, message) => {
    expect((await apply(code)).body).toMatchObject({ errors: [{ code: 'coupon', message }] });
  });

  it('says that the customer’s own limit is reached, in both languages, and so does placing an order', async () => {
    const own = await signedInCustomer(database.db, { id: 73 });
    const body = buyNow([soup], { coupon_code: 'ONCE' });
    const asked = { token: own, module: MODULE.food, headers, body };
    expect((await apply('ONCE', '', own)).status).toBe(200);
    expect((await call(api, 'POST /customer/order/place', asked)).status).toBe(200);
    for (const [language, message] of [
      ['en', 'You have used this coupon as often as it allows.'],
      ['ar', 'لقد استخدمت هذه القسيمة بعدد المرات المسموح به.'],
    ] as const) {
      const refused = { status: 406, body: { errors: [{ code: 'coupon', message }] } };
      const path = `GET /coupon/apply?code=ONCE&store_id=${STORE.plain}`;
      expect(await call(api, path, { ...asked, language })).toMatchObject(refused);
      expect(await call(api, 'POST /customer/order/place', { ...asked, language })).toMatchObject(refused);
    }
  });

  it('[PRICE-30] [PRICE-18] for free delivery is not used up by an order that is not delivered, or for nothing', async () => {
    const own = await signedInCustomer(database.db, { id: 74 });
    const place = async (order_type: string) => {
      const body = buyNow([soup], { order_type, coupon_code: 'SHIP' });
      const asked = { token: own, module: MODULE.food, headers, body };
      const { order_id } = readPlaceOrder((await call(api, 'POST /customer/order/place', asked)).body);
      const [row] = await database.db.select().from(orders).where(eq(orders.id, order_id));
      return { coupon_code: row?.coupon_code, free_delivery_by: row?.free_delivery_by };
    };
    const setRates = (per_km_shipping_charge: number, minimum_shipping_charge: number) =>
      database.db
        .update(zone_modules)
        .set({ per_km_shipping_charge, minimum_shipping_charge })
        .where(and(eq(zone_modules.zone_id, 1), eq(zone_modules.module_id, MODULE.food)));
    expect(await place('take_away')).toEqual({ coupon_code: null, free_delivery_by: null });
    await setRates(0, 0);
    expect(await place('delivery')).toEqual({ coupon_code: null, free_delivery_by: null });
    await setRates(1.2, 3);
    expect(await place('delivery')).toEqual({ coupon_code: 'SHIP', free_delivery_by: 'coupon' });
  });

  it.each([
    ['HARBOUR', 200],
    ['HILLS', 403],
  ])('%s is for the zone of the store where the caller has chosen none', async (code, status) => {
    const line = `GET /coupon/apply?code=${code}&store_id=${STORE.plain}`;
    expect((await call(api, line, { token, module: MODULE.food })).status).toBe(status);
  });

  it('of a store is unknown in another', async () => {
    const line = `GET /coupon/apply?code=OURS&store_id=${STORE.discount}`;
    expect((await call(api, line, { token, module: MODULE.food, headers })).status).toBe(404);
  });

  it('[PRICE-26] is refused with the minimum', async () => {
    const { body } = await apply('THREE', '&order_amount=1');
    expect(JSON.stringify(body)).toContain('To apply this coupon,the minimum purchase amount is');
  });

  it('is not for guests', async () => {
    expect(
      (await call(api, `GET /coupon/apply?code=THREE&store_id=${STORE.plain}`, { module: MODULE.food })).status,
    ).toBe(401);
    expect((await call(api, 'GET /coupon/list', { module: MODULE.food, headers })).status).toBe(401);
  });

  it('for the first order is refused after it', async () => {
    await call(api, 'POST /customer/order/place', { token, module: MODULE.food, body: buyNow([soup]) });
    expect((await apply('FIRST')).status).toBe(403);
    expect(await listed()).not.toContain('FIRST');
  });
});
