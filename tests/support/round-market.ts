import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { createApi } from '@/server/http/api';
import { demoStaff } from '@/server/demo/staff';
import type { Database } from '@/server/db/client';
import * as schema from '@/server/db/schema';
import { areas } from '@/server/routes';

/**
 * A small market with round amounts, for totals that can be calculated by hand. It is far from the demo city's streets,
 * so distances are straight lines, and its clock is fixed.
 */
export const NOW = new Date('2026-03-10T10:00:00Z');
export const MODULE = { food: 1, grocery: 2, ecommerce: 3 };
export const STORE = {
  plain: 1,
  discount: 2,
  old_town: 3,
  hills: 4,
  self: 5,
  free: 6,
  grocery: 7,
  shop: 8,
  closed: 9,
  pickup: 10,
  later: 11,
};
export const ITEM = {
  burger: 1,
  soup: 2,
  feast: 3,
  old_town: 4,
  hills: 5,
  self: 6,
  free: 7,
  apples: 8,
  last_jar: 9,
  shirt: 10,
  breakfast: 11,
  supper: 12,
  pills: 13,
  closed: 14,
  pickup: 15,
};
export const TOKEN = 'the-token-of-the-test-customer';

const KM = 1 / ((6378137 * Math.PI) / 180 / 1000);
const ZONE_LAT = [10, 11, 12];

/** This many kilometres north of the store of a zone (0 Harbour, 1 Old Town, 2 Hills). */
export function address(km: number, zone = 0) {
  return { latitude: (ZONE_LAT[zone] ?? 10) + 0.1 + km * KM, longitude: 10.1, address: '1 Test Lane' };
}

export const GUEST = {
  contact_person_name: 'Ines Test',
  contact_person_number: '+15550100999',
  contact_person_email: 'ines@shop.example',
};

export function makeApi(db: Database, now: () => Date = () => NOW): Hono {
  return createApi(areas, () => Promise.resolve(db), { staff: demoStaff, now });
}

export type Answer = { status: number; body: unknown };
type Sent = { body?: unknown; module?: number; language?: string; token?: string; headers?: Record<string, string> };

/** Sends calls like the storefront. Method and path below /api/v1 in one string, e.g. `POST /customer/cart/add`. */
export async function call(api: Hono, line: string, sent: Sent = {}): Promise<Answer> {
  const [method = 'GET', path = ''] = line.split(' ');
  const headers = {
    ...{ 'content-type': 'application/json', 'X-Checks': 'prices' },
    ...(sent.module && { moduleId: String(sent.module) }),
    ...(sent.language && { 'X-localization': sent.language }),
    ...(sent.token && { authorization: `Bearer ${sent.token}` }),
    ...sent.headers,
  };
  const body = method === 'GET' || method === 'DELETE' ? null : JSON.stringify(sent.body ?? {});
  const answer = await api.request(`/api/v1${path}`, { method, headers, body });
  return { status: answer.status, body: await answer.json() };
}

export async function newGuest(api: Hono): Promise<number> {
  const { body } = await call(api, 'POST /auth/guest/request');
  return (body as { guest_id: number }).guest_id;
}

/** The error codes of a refusal. */
export function codes({ body }: Answer): string[] {
  return (body as { errors: { code: string }[] }).errors.map(({ code }) => code);
}

export async function fillMarket(db: Database): Promise<void> {
  await places(db);
  await shops(db);
  await goods(db);
  await people(db);
}

const both = (en: string, ar = `ع ${en}`) => ({ en, ar });

async function places(db: Database): Promise<void> {
  const square = (lat: number) => [
    { lat, lng: 10 },
    { lat, lng: 10.4 },
    { lat: lat + 0.4, lng: 10.4 },
    { lat: lat + 0.4, lng: 10 },
  ];
  await db.insert(schema.zones).values(
    ['Harbour', 'Old Town', 'Hills'].map((name, n) => ({
      id: n + 1,
      name: both(name),
      display_name: both(name),
      coordinates: square(ZONE_LAT[n] ?? 0),
      area: n + 1,
      increased_delivery_fee: n === 1 ? 15 : 0,
      increased_delivery_fee_status: n === 1,
      increase_delivery_charge_message: n === 1 ? both('Narrow streets') : null,
    })),
  );
  const types = ['food', 'grocery', 'ecommerce'] as const;
  await db.insert(schema.modules).values(
    types.map((module_type, n) => ({
      id: n + 1,
      slug: module_type,
      module_name: both(module_type),
      module_type,
      description: both(''),
      short_description: both(''),
      thumbnail: 'm.webp',
      icon: 'm.webp',
      all_zone_service: module_type === 'ecommerce',
    })),
  );
  const perKm = { per_km_shipping_charge: 1.2, minimum_shipping_charge: 3, maximum_shipping_charge: 14 };
  await db.insert(schema.zone_modules).values([
    { zone_id: 1, module_id: 1, ...perKm, maximum_cod_order_amount: 200 },
    { zone_id: 1, module_id: 2, ...perKm },
    { zone_id: 1, module_id: 3, ...perKm },
    { zone_id: 2, module_id: 1, ...perKm, per_km_shipping_charge: 1.5 },
    { zone_id: 2, module_id: 3, ...perKm },
    { zone_id: 3, module_id: 1, delivery_charge_type: 'fixed', fixed_shipping_charge: 5.5 },
  ]);
  await db.insert(schema.surge_prices).values({
    zone_id: 1,
    module_id: 2,
    title: both('Market day', 'يوم السوق'),
    customer_note: both('Busy streets', 'شوارع مزدحمة'),
    price: 2,
    price_type: 'amount',
    start_time: '16:00',
    end_time: '18:00',
  });
  await db.insert(schema.courier_vehicles).values([
    { type: both('Bicycle'), starting_coverage_area: 0, maximum_coverage_area: 8, extra_charges: 0 },
    { type: both('Van'), starting_coverage_area: 8, maximum_coverage_area: 60, extra_charges: 2 },
  ]);
  const config = {
    currency_symbol: '$',
    digit_after_decimal_point: 2,
    additional_charge_status: 1,
    additional_charge: 0.5,
    guest_checkout_status: 1,
    cash_on_delivery: true,
    customer_wallet_status: 0,
    offline_payment_status: 0,
    dm_tips_status: 1,
    centralize_login: { manual_login_status: 1, otp_login_status: 1, social_login_status: 1 },
    home_delivery_status: 1,
    takeaway_status: 1,
    schedule_order: true,
    schedule_order_slot_duration: 30,
    system_tax_include_status: 0,
    admin_free_delivery: { status: true, type: 'free_delivery_by_order_amount', free_delivery_over: 100 },
  };
  await db.insert(schema.settings).values(Object.entries(config).map(([key, value]) => ({ key, value })));
}

type StoreIn = typeof schema.stores.$inferInsert;

async function shops(db: Database): Promise<void> {
  const store = (id: number, slug: string, more: Partial<StoreIn> = {}): StoreIn => ({
    id,
    slug,
    name: both(slug),
    vendor_id: 1,
    module_id: MODULE.food,
    zone_id: 1,
    phone: '+15550100001',
    email: `${slug}@shop.example`,
    logo: 's.webp',
    address: both('2 Test Lane'),
    latitude: (ZONE_LAT[(more.zone_id ?? 1) - 1] ?? 10) + 0.1,
    longitude: 10.1,
    min_delivery_time: 20,
    max_delivery_time: 30,
    delivery_time: '20-30 min',
    ...more,
  });
  await db.insert(schema.vendors).values({ id: 1, f_name: 'V', email: 'v@shop.example', phone: '+15550100002' });
  const own = { per_km_shipping_charge: 2, minimum_shipping_charge: 2, maximum_shipping_charge: 9 };
  await db.insert(schema.stores).values([
    store(STORE.plain, 'plain', { tax: 10 }),
    store(STORE.discount, 'discount'),
    store(STORE.old_town, 'old-town', { zone_id: 2 }),
    store(STORE.hills, 'hills', { zone_id: 3 }),
    store(STORE.self, 'self', { zone_id: 2, self_delivery_system: true, ...own }),
    store(STORE.free, 'free', { free_delivery: true }),
    store(STORE.grocery, 'grocery', {
      module_id: MODULE.grocery,
      tax: 5,
      minimum_order: 10,
      extra_packaging_status: true,
      extra_packaging_amount: 0.75,
    }),
    store(STORE.shop, 'shop', { module_id: MODULE.ecommerce }),
    store(STORE.closed, 'closed'),
    store(STORE.pickup, 'pickup', { delivery: false }),
    store(STORE.later, 'later', { schedule_order: true }),
  ]);
  const week = [0, 1, 2, 3, 4, 5, 6];
  await db.insert(schema.schedules).values(
    Object.values(STORE)
      .filter((id) => id !== STORE.closed)
      .flatMap((store_id) =>
        week.map((day) => ({
          store_id,
          day,
          opening_time: store_id === STORE.later ? '08:00' : '00:00',
          closing_time: store_id === STORE.later ? '20:00' : '23:59:59',
        })),
      ),
  );
  await db.insert(schema.store_discounts).values({
    store_id: STORE.discount,
    discount: 20,
    min_purchase: 30,
    max_discount: 8,
    start_date: '2026-03-01',
    end_date: '2026-03-31',
  });
}

type ItemIn = typeof schema.items.$inferInsert;

async function goods(db: Database): Promise<void> {
  await db
    .insert(schema.categories)
    .values(
      Object.values(MODULE).map((id) => ({ id, module_id: id, slug: `c${id}`, name: both(`C${id}`), image: 'c.webp' })),
    );
  const item = (id: number, store_id: number, price: number, more: Partial<ItemIn> = {}): ItemIn => {
    const module_id = more.module_id ?? MODULE.food;
    const slug = Object.entries(ITEM).find(([, value]) => value === id)?.[0] ?? '';
    return {
      ...{ id, slug, store_id, price, module_id, category_id: module_id, zone_id: 1 },
      ...{ name: both(slug), description: both(slug), image: 'i.webp' },
      ...more,
    };
  };
  const grocery = { module_id: MODULE.grocery };
  const row = (en: string, ar: string, price: number, stock: number) => ({ type: { en, ar }, price, stock });
  await db.insert(schema.items).values([
    item(ITEM.burger, STORE.plain, 10, { maximum_cart_quantity: 30, food_variations: GROUPS }),
    item(ITEM.soup, STORE.plain, 7.35, { discount: 10 }),
    item(ITEM.feast, STORE.discount, 12),
    item(ITEM.old_town, STORE.old_town, 8),
    item(ITEM.hills, STORE.hills, 8),
    item(ITEM.self, STORE.self, 8),
    item(ITEM.free, STORE.free, 8),
    item(ITEM.apples, STORE.grocery, 2.45, { ...grocery, stock: 200, maximum_cart_quantity: 8 }),
    item(ITEM.last_jar, STORE.grocery, 12, { ...grocery, stock: 1 }),
    item(ITEM.shirt, STORE.shop, 20, {
      module_id: MODULE.ecommerce,
      stock: 3,
      choice_options: [{ name: 'choice_1', title: both('Size', 'المقاس'), options: [both('S', 'ص'), both('M', 'م')] }],
      variations: [row('S', 'ص', 20, 3), row('M', 'م', 22.5, 0)],
    }),
    item(ITEM.breakfast, STORE.plain, 6, { available_time_starts: '06:00', available_time_ends: '09:00' }),
    item(ITEM.supper, STORE.later, 9, { available_time_starts: '18:00', available_time_ends: '20:00' }),
    item(ITEM.pills, STORE.grocery, 15, { ...grocery, stock: 5, is_prescription_required: true }),
    item(ITEM.closed, STORE.closed, 8),
    item(ITEM.pickup, STORE.pickup, 8),
  ]);
  await db.insert(schema.add_ons).values([
    { id: 1, name: both('Fries', 'بطاطس'), price: 3, store_id: STORE.plain },
    { id: 2, name: both('Cola', 'كولا'), price: 2, store_id: STORE.plain },
    { id: 3, name: both('Honey', 'عسل'), price: 1, store_id: STORE.discount },
  ]);
  await db.insert(schema.item_add_ons).values([
    { item_id: ITEM.burger, add_on_id: 1 },
    { item_id: ITEM.burger, add_on_id: 2 },
  ]);
  await db.insert(schema.item_campaigns).values({
    ...{ id: 1, slug: 'deal', store_id: STORE.plain, module_id: MODULE.food, category_id: MODULE.food, zone_id: 1 },
    ...{ name: both('Deal'), description: both('Deal'), image: 'i.webp', price: 5 },
    ...{ available_date_starts: '2026-03-01', available_date_ends: '2026-03-31' },
  });
}

const GROUPS: NonNullable<ItemIn['food_variations']> = [
  {
    name: both('Size', 'الحجم'),
    ...{ type: 'single', required: 'on', min: 1, max: 1 },
    values: [
      { label: both('Regular', 'عادي'), optionPrice: 0 },
      { label: both('Large', 'كبير'), optionPrice: 2.5 },
    ],
  },
  {
    name: both('Extras', 'إضافات'),
    ...{ type: 'multi', required: 'off', min: 1, max: 2 },
    values: [
      { label: both('Cheese', 'جبن'), optionPrice: 1 },
      { label: both('Bacon', 'لحم'), optionPrice: 1.5 },
      { label: both('Egg', 'بيض'), optionPrice: 0.5 },
    ],
  },
];

async function people(db: Database): Promise<void> {
  await db.insert(schema.customers).values({
    ...{ id: 1, f_name: 'Noor', l_name: 'Test', phone: '+15550100010', email: 'noor@shop.example', ref_code: 'R1' },
  });
  const token_hash = createHash('sha256').update(TOKEN).digest('hex');
  await db.insert(schema.customer_tokens).values([
    { customer_id: 1, token_hash, expires_at: new Date('2126-01-01') },
    {
      customer_id: 1,
      token_hash: createHash('sha256').update('an-expired-token-of-the-past').digest('hex'),
      expires_at: new Date('2020-01-01'),
    },
  ]);
  await db.insert(schema.delivery_men).values({
    ...{ id: 1, f_name: 'Idris', email: 'idris@shop.example', phone: '+15550100020', identity_type: 'nid' },
    ...{ identity_number: '1', zone_id: 1, vehicle_id: 1, application_status: 'approved', active: true },
    ...{ lat: 10.1, lng: 10.1 },
  });
  await db.insert(schema.cancellation_reasons).values([
    { reason: both('Wrong address', 'عنوان خاطئ'), user_type: 'customer' },
    { reason: both('Too busy'), user_type: 'store' },
    { reason: both('Plans changed'), user_type: 'customer', cancellation_type: 'before_pickup' },
  ]);
  await db.insert(schema.parcel_instructions).values({ instruction: both('Ring twice', 'رن مرتين') });
}

export type Line = {
  item: number;
  quantity?: number;
  price: number;
  variation?: unknown[];
  add_ons?: Record<number, number>;
  model?: string;
};

/** The input of a cart line. */
export function lineBody(line: Line) {
  const add_ons = Object.entries(line.add_ons ?? {});
  return {
    item_id: line.item,
    model: line.model ?? 'Item',
    price: line.price,
    quantity: line.quantity ?? 1,
    variation: line.variation ?? [],
    add_on_ids: add_ons.map(([id]) => Number(id)),
    add_on_qtys: add_ons.map(([, quantity]) => quantity),
  };
}

export const ORDER = { payment_method: 'cash_on_delivery', order_type: 'delivery', ...GUEST };
