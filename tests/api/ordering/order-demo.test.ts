import { readPlaceOrder, readSurge, readTax } from '@/contract/ordering/order.read';
import { readGuest } from '@/contract/auth/auth.read';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestGuest } from '@/contract/auth/auth';
import { listCart } from '@/contract/ordering/cart';
import { addToCart } from '@/contract/ordering/cart-writes';
import { getConfig } from '@/contract/config';
import { getItem, type Item } from '@/contract/catalogue/item';
import { getSurge, getTax, getVehicleCharge, placeOrder } from '@/contract/ordering/order';
import { getZone } from '@/contract/place/place';
import { getDistance } from '@/contract/place/map';
import { getStore, type Store } from '@/contract/catalogue/store';
import { zoneRates } from '@/domain/checkout/delivery-fee';
import { kilometres } from '@/domain/checkout/distance';
import { toTimeOfDay } from '@/domain/time/opening-hours';
import { orderTotal } from '@/domain/checkout/order-total';
import { storeClock } from '@/domain/time/store-clock';
import { isStoreOpen } from '@/domain/catalogue/availability';
import { unitPrice } from '@/domain/money/unit-price';
import { foodVariation, matchedSelection } from '@/domain/catalogue/variation';
import { firstRow } from '@/domain/catalogue/variation-row';
import { items, stores } from '@/server/db/schema';
import { ZONE, openMarket, type Market } from '@tests/support/market';

/**
 * The storefront shows what an order costs before it is placed, from the answers that it has and the same rules. This
 * test does the same for stores of every module and zone of the demo world; the server charges each amount to the cent.
 */
const NOON = new Date('2026-03-10T12:00:00Z');
let market: Market;

beforeAll(async () => {
  // Distances are along the streets of the demo's city.
  vi.stubEnv('DEMO', 'true');
  market = await openMarket(() => NOON);
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await market.close();
});

const marketHeaders = (module: number) => ({
  moduleId: String(module),
  zoneId: '[1,2,3]',
  'content-type': 'application/json',
});

async function post(path: string, module: number, body: object) {
  return market.call(path, marketHeaders(module), { method: 'POST', body: JSON.stringify(body) });
}

/** The first open stores of a module in a zone, and an address nearby. */
async function openStores(module_id: number, zone_id: number) {
  const { timezone } = await market.read(getConfig, '/config');
  const clock = storeClock(NOON, timezone);
  const rows = await market.db
    .select()
    .from(stores)
    .where(and(eq(stores.module_id, module_id), eq(stores.zone_id, zone_id), eq(stores.delivery, true)))
    .orderBy(asc(stores.id));
  const found: Store[] = [];
  for (const { id } of rows) {
    const store = await market.read(getStore, `/stores/details/${id}`, marketHeaders(module_id));
    if (store && isStoreOpen(store, clock)) found.push(store);
  }
  return found;
}

/** What the item dialog would send: the first variation in stock, or the first values of the required groups. */
function chosen(item: Item, quantity: number) {
  const row = firstRow(item.variations);
  const first = item.food_variations
    .filter(({ required }) => required === 'on')
    .map(({ name, values, type, min }) => {
      const count = type === 'single' ? 1 : Math.max(1, min);
      return { name, values: { label: values.slice(0, count).map(({ label }) => label) } };
    });
  const selected = matchedSelection(item.food_variations, first);
  const addOn = item.add_ons[0];
  return {
    ...{ model: 'Item', item_id: item.id, quantity, price: unitPrice(item, { row, selected }, 2) },
    variation: row ? [row] : foodVariation(item.food_variations, selected),
    add_on_ids: addOn ? [addOn.id] : [],
    add_on_qtys: addOn ? [2] : [],
  };
}

async function filledCart(store: Store, guest_id: number) {
  const rows = await market.db.select().from(items).where(eq(items.store_id, store.id)).orderBy(asc(items.id));
  let lines = 0;
  for (const { id } of rows) {
    const item = await market.read(getItem, `/items/details/${id}`, marketHeaders(store.module_id));
    if (item.is_prescription_required || lines === 3) continue;
    const added = await post(addToCart.path, store.module_id, { guest_id, ...chosen(item, 2) });
    if (added.status === 200) lines += 1;
  }
  return market.read(listCart, `${listCart.path}?guest_id=${guest_id}`, marketHeaders(store.module_id));
}

type Place = { latitude: number; longitude: number };

/** What the storefront computes, from the answers of calls alone. */
async function previewed(store: Store, guest_id: number, { latitude, longitude }: Place) {
  const config = await market.read(getConfig, '/config');
  const { zone_data } = await market.read(getZone, `/config/get-zone-id?lat=${latitude}&lng=${longitude}`);
  const ends = `origin_lat=${store.latitude}&origin_lng=${store.longitude}&destination_lat=${latitude}&destination_lng=${longitude}`;
  const { metres } = await market.read(getDistance, `/config/distance-api?${ends}&mode=WALK`);
  const distance_km = kilometres(metres ?? NaN);
  const extra_charge = await market.read(getVehicleCharge, `${getVehicleCharge.path}?distance=${distance_km}`);
  const zone = zone_data.find(({ id }) => id === store.zone_id) ?? zone_data[0];
  const now = storeClock(NOON, config.timezone);
  const date_time = `${now.date} ${toTimeOfDay(now.minutes)}:00`;
  const asked = { guest_id, zone_id: zone?.id, module_id: store.module_id, date_time };
  const surge = readSurge((await post(getSurge.path, store.module_id, asked)).body);
  const cart = await market.read(listCart, `${listCart.path}?guest_id=${guest_id}`, marketHeaders(store.module_id));
  return orderTotal({
    lines: cart.map(({ item, price, quantity }) => ({
      item,
      unit_price: price,
      quantity,
      add_ons: item.add_ons.filter(({ isChecked }) => isChecked),
    })),
    order: { order_type: 'delivery', distance_km, extra_charge, dm_tips: 1.5, extra_packaging: true },
    store,
    zone: {
      ...zoneRates(zone_data, store.zone_id, store.module_id),
      increased_delivery_fee_status: (surge?.price ?? 0) > 0,
      increased_delivery_fee: surge?.price,
      increased_delivery_fee_type: surge?.price_type,
    },
    config,
    now,
  });
}

describe('what the storefront shows is what is charged', () => {
  it.each<[string, number, number]>([
    ['food in Harbour', 4, ZONE.harbour],
    ['food in the Old Town', 4, ZONE.old_town],
    ['food in Hills', 4, ZONE.hills],
    ['groceries', 1, ZONE.harbour],
    ['a pharmacy', 2, ZONE.old_town],
    ['things from another zone', 3, ZONE.harbour],
  ])(
    '[PRICE-14] for %s',
    async (_where, module_id, zone_id) => {
      const found = await openStores(module_id, zone_id);
      expect(found.length).toBeGreaterThan(0);
      const homes = await market.db
        .select()
        .from(stores)
        .where(eq(stores.zone_id, module_id === 3 ? ZONE.old_town : zone_id))
        .orderBy(stores.id);
      let placed = 0;
      for (const [n, store] of found.slice(0, 2).entries()) {
        const guest_id = readGuest((await post(requestGuest.path, module_id, {})).body).guest_id ?? 0;
        const cart = await filledCart(store, guest_id);
        if (cart.length === 0) continue;
        const home = homes[(n * 5 + 3) % homes.length] ?? { latitude: 0, longitude: 0 };
        const total = await previewed(store, guest_id, home);
        const body = {
          ...{ guest_id, store_id: store.id, payment_method: 'cash_on_delivery', order_type: 'delivery' },
          ...{ latitude: home.latitude, longitude: home.longitude, address: 'A door', order_amount: total.total },
          ...{
            contact_person_name: 'Ines',
            contact_person_number: '+15550100999',
            contact_person_email: 'i@shop.example',
          },
          ...{ dm_tips: 1.5, extra_packaging_amount: 1 },
        };
        const tax = await post(getTax.path, module_id, body);
        const answer = await post(placeOrder.path, module_id, body);
        if (answer.status === 203 || answer.status === 406) continue;
        expect(answer.status, `${store.slug}: ${JSON.stringify([answer.body, total])}`).toBe(200);
        const { amounts, ...told } = readTax(tax.body);
        expect(told).toEqual({ tax_amount: total.tax, tax_status: total.tax_status });
        expect(amounts?.total).toBe(total.total);
        expect(readPlaceOrder(answer.body).total_ammount).toBe(total.total);
        placed += 1;
      }
      expect(placed).toBeGreaterThan(0);
    },
    60_000,
  );
});
