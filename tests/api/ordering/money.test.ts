import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPlaceOrder, readTax } from '@/contract/ordering/order.read';
import { minorUnits } from '@/domain/money/money';
import {
  add_ons,
  item_add_ons,
  items,
  order_payments,
  orders,
  store_discounts,
  stores,
  surge_prices,
  zone_modules,
} from '@/server/db/schema';
import { wrongAccounts } from '@tests/support/ledger';
import { BY_HAND, MONEY_CASES, reckoned, type MoneyCase } from '@tests/support/money-table';
import { configure, newCoupon, newCustomer, switchPaymentOn, walletBalance } from '@tests/support/pay-market';
import { openShop } from '@tests/support/rooms/shop-room';
import { address, call, ITEM, lineBody, MODULE, ORDER, STORE } from '@tests/support/round-market';

/** Places every order of the table through the whole back end, after setting up the market of its case. */
const THINGS = [ITEM.burger, ITEM.soup];
const ADD_ONS = [1, 2];
const { database, api } = openShop();

beforeAll(async () => {
  const { db } = database;
  await switchPaymentOn(db);
  await db.update(items).set({ food_variations: [], maximum_cart_quantity: null }).where(eq(items.id, ITEM.burger));
  await db.insert(item_add_ons).values(ADD_ONS.map((add_on_id) => ({ item_id: ITEM.soup, add_on_id })));
  await db.delete(surge_prices);
}, 60_000);

async function setUp(moneyCase: MoneyCase): Promise<void> {
  const { db } = database;
  const rates = {
    delivery_charge_type: moneyCase.rates.fixed === null ? ('distance' as const) : ('fixed' as const),
    fixed_shipping_charge: (moneyCase.rates.fixed ?? 0) / 100,
    per_km_shipping_charge: moneyCase.rates.per_km / 100,
    minimum_shipping_charge: moneyCase.rates.min / 100,
    maximum_shipping_charge: moneyCase.rates.max / 100,
  };
  await db
    .update(stores)
    .set({
      ...(moneyCase.self_delivery && rates),
      ...{
        tax: moneyCase.tax.rate / 100,
        self_delivery_system: moneyCase.self_delivery,
        free_delivery: moneyCase.free === 'store',
      },
      ...{ extra_packaging_status: moneyCase.packaging > 0, extra_packaging_amount: moneyCase.packaging / 100 },
    })
    .where(eq(stores.id, STORE.plain));
  await db
    .update(zone_modules)
    .set({ ...rates, maximum_cod_order_amount: null })
    .where(eq(zone_modules.module_id, MODULE.food));
  for (const [n, { price, off }] of moneyCase.lines.entries()) {
    const set = { price: price / 100, discount: (off?.value ?? 0) / 100, discount_type: off?.kind ?? 'percent' };
    await db
      .update(items)
      .set(set)
      .where(eq(items.id, THINGS[n] ?? 0));
  }
  for (const [n, { price }] of (moneyCase.lines[0]?.add_ons ?? []).entries()) {
    await db
      .update(add_ons)
      .set({ price: price / 100 })
      .where(eq(add_ons.id, ADD_ONS[n] ?? 0));
  }
  await setOffers(moneyCase);
  await configure(db, {
    system_tax_include_status: moneyCase.tax.included ? 1 : 0,
    ...{ additional_charge_status: moneyCase.additional > 0 ? 1 : 0, additional_charge: moneyCase.additional / 100 },
    admin_free_delivery: {
      status: moneyCase.free === 'all' || typeof moneyCase.free === 'number',
      type: moneyCase.free === 'all' ? 'free_delivery_to_all_store' : 'free_delivery_by_order_amount',
      free_delivery_over: typeof moneyCase.free === 'number' ? moneyCase.free / 100 : 0,
    },
  });
}

async function setOffers({ store_off, surge }: MoneyCase): Promise<void> {
  const { db } = database;
  await db.delete(store_discounts).where(eq(store_discounts.store_id, STORE.plain));
  if (store_off) {
    await db.insert(store_discounts).values({
      ...{ store_id: STORE.plain, discount: store_off.rate / 100, min_purchase: store_off.min / 100 },
      ...{ max_discount: store_off.cap / 100, start_date: '2026-03-01', end_date: '2026-03-31' },
    });
  }
  await db.delete(surge_prices);
  if (!surge) return;
  const note = { en: 'Busy', ar: 'مزدحم' };
  await db.insert(surge_prices).values({
    ...{ zone_id: 1, module_id: MODULE.food, title: note, customer_note: note },
    ...{ price: surge.value / 100, price_type: surge.kind },
  });
}

async function createCoupon({ coupon, name }: MoneyCase): Promise<string | undefined> {
  if (!coupon) return undefined;
  const { type, off, min, cap } = coupon;
  const code = `M${name.split(' ')[0]}`;
  await newCoupon(database.db, {
    ...{ code, coupon_type: type, discount: off.value / 100, discount_type: off.kind },
    ...{ min_purchase: min / 100, max_discount: cap / 100 },
    ...(type === 'zone_wise' && { data: [1] }),
    ...(type === 'store_wise' && { data: [STORE.plain] }),
  });
  return code;
}

async function toBody(moneyCase: MoneyCase, total: number) {
  const lines = moneyCase.lines.map(({ price, quantity, add_ons: chosen }, n) =>
    lineBody({
      ...{ item: THINGS[n] ?? 0, price: price / 100, quantity },
      add_ons: Object.fromEntries(chosen.map((one, at) => [ADD_ONS[at], one.quantity])),
    }),
  );
  const isPartial = moneyCase.wallet > 0 && moneyCase.wallet < total;
  return {
    ...{ ...ORDER, order_type: moneyCase.order_type, store_id: STORE.plain, ...address(moneyCase.km), is_buy_now: 1 },
    ...{ cart: JSON.stringify(lines), coupon_code: await createCoupon(moneyCase), dm_tips: moneyCase.tip / 100 },
    extra_packaging_amount: moneyCase.packaging / 100,
    payment_method: moneyCase.wallet >= total && moneyCase.wallet > 0 ? 'wallet' : 'cash_on_delivery',
    ...(isPartial && { partial_payment: 1 }),
  };
}

const cents = (value: number) => minorUnits(value, 2);
const ordered = [...BY_HAND.map(([moneyCase]) => moneyCase), ...MONEY_CASES].map((moneyCase, n) => ({
  ...moneyCase,
  name: `${n} ${moneyCase.name}`,
}));

describe('[PRICE-14] what the back end charges', () => {
  it.each(ordered)(
    'for order $name is the sum reckoned beside it',
    async (moneyCase) => {
      const { db } = database;
      await setUp(moneyCase);
      const expected = reckoned(moneyCase);
      const { id, token } = await newCustomer(db, moneyCase.wallet / 100);
      const body = await toBody(moneyCase, expected.total);
      const tax = await call(api, 'POST /customer/order/get-Tax', { token, module: MODULE.food, body });
      const preview = readTax(tax.body);
      expect(tax.status, JSON.stringify(tax.body)).toBe(200);
      expect(cents(preview.tax_amount)).toBe(expected.tax);
      expect(cents(preview.amounts?.total ?? 0)).toBe(expected.total);

      const placed = await call(api, 'POST /customer/order/place', { token, module: MODULE.food, body });
      expect(placed.status, JSON.stringify(placed.body)).toBe(200);
      const { order_id } = readPlaceOrder(placed.body);
      const [order] = await db.select().from(orders).where(eq(orders.id, order_id));
      expect({
        ...{ total: cents(order?.order_amount ?? 0), discount: cents(order?.store_discount_amount ?? 0) },
        ...{ coupon: cents(order?.coupon_discount_amount ?? 0), tax: cents(order?.total_tax_amount ?? 0) },
        delivery: cents(order?.delivery_charge ?? 0),
      }).toEqual({
        ...{ total: expected.total, discount: expected.discount, coupon: expected.coupon_discount },
        ...{ tax: expected.tax, delivery: expected.delivery_charge },
      });
      const parts = await db.select().from(order_payments).where(eq(order_payments.order_id, order_id));
      expect(parts.reduce((sum, part) => sum + cents(part.amount), 0)).toBe(expected.total);
      expect(cents(await walletBalance(db, id))).toBe(moneyCase.wallet - Math.min(moneyCase.wallet, expected.total));
    },
    30_000,
  );

  it('leaves every wallet equal to the sum of its history', async () => {
    expect(await wrongAccounts(database.db)).toEqual([]);
  });
});
