import { business_packages, schedules, store_discounts, stores, vendors } from '../schema';
import { type Hours, type StoreSeed } from '../world/shapes';
import { chance } from './chance';
import { insertAll } from '../market/insert';
import { storeCover, storeLogo } from './pictures';
import { day, idOf, MODULES, moment, register, type Seeding, SHOPPING, text, ZONES } from './world';

type StoreRow = typeof stores.$inferInsert;

/** A shop without its goods; providers of the rental module are shops, too. */
type Shopfront = Omit<StoreSeed, 'items'>;
type Opening = { it: Shopfront; module_id: number; pickup_zone_id?: number[] };

export async function seedStores(seeding: Seeding): Promise<void> {
  await insertAll(seeding.db, business_packages, packages());
  await openShops(
    seeding,
    SHOPPING.flatMap((type) => seeding.world[type].stores.map((it) => ({ it, module_id: MODULES[type] }))),
  );
}

export async function openShops(seeding: Seeding, openings: Opening[]): Promise<void> {
  const { db, ids, now } = seeding;
  const rows = openings.map((opening) => storeRow(seeding, opening));
  await insertAll(db, vendors, rows.map(vendorOf));
  await insertAll(db, stores, rows);

  const hours = openings.flatMap(({ it }) => scheduleRows(idOf(ids.store, it.slug), it.hours));
  await insertAll(db, schedules, hours);
  const discounts = openings.flatMap(({ it }) => (it.discount ? [{ slug: it.slug, ...it.discount }] : []));
  const discountRows = discounts.map(({ slug, from, until, ...amounts }) => ({
    ...amounts,
    store_id: idOf(ids.store, slug),
    start_date: day(now, from),
    end_date: day(now, until),
  }));
  await insertAll(db, store_discounts, discountRows);
}

function storeRow(seeding: Seeding, { it, module_id, pickup_zone_id = [] }: Opening): StoreRow {
  const id = register(seeding.ids.store, it.slug);
  const spot = seeding.nextSpot(it.zone);
  const [least, most] = it.delivery_time;
  return {
    id,
    slug: it.slug,
    name: text(it.name),
    vendor_id: id,
    module_id,
    zone_id: ZONES[it.zone],
    ...contact(id, it.slug),
    logo: storeLogo(it).file,
    cover_photo: storeCover(it).file,
    meta_title: text(it.name),
    meta_description: text(it.about),
    meta_image: storeCover(it).file,
    address: text(spot.address),
    latitude: spot.lat,
    longitude: spot.lng,
    minimum_order: it.minimum_order ?? 0,
    min_delivery_time: least,
    max_delivery_time: most,
    delivery_time: `${least}-${most} min`,
    tax: it.tax,
    comission: 12,
    ...services(it, module_id),
    pickup_zone_id,
    announcement: it.announcement !== undefined,
    announcement_message: it.announcement ? text(it.announcement) : null,
    created_at: moment(seeding.now, -chance(`opened ${it.slug}`).between(2, 500)),
  };
}

function services(it: Shopfront, module_id: number) {
  return {
    ...marksOf(it),
    delivery: it.delivery ?? true,
    take_away: it.take_away ?? true,
    active: !it.closed,
    self_delivery_system: it.self_delivery !== undefined,
    per_km_shipping_charge: it.self_delivery?.per_km ?? 0,
    minimum_shipping_charge: it.self_delivery?.minimum ?? 0,
    maximum_shipping_charge: it.self_delivery?.maximum ?? null,
    non_veg: it.non_veg ?? (module_id === MODULES.food && !it.veg),
    order_place_to_schedule_interval: module_id === MODULES.grocery ? 30 : 0,
  };
}

/** What a shop has only when it says so. */
function marksOf(it: Shopfront) {
  return {
    schedule_order: it.schedule_order === true,
    free_delivery: it.free_delivery === true,
    veg: it.veg === true,
    featured: it.featured === true,
    is_recommended: it.recommended === true,
    cutlery: it.cutlery === true,
    prescription_order: it.prescription_order === true,
    halal_tag_status: it.halal === true,
    extra_packaging_status: it.extra_packaging !== undefined,
    extra_packaging_amount: it.extra_packaging ?? 0,
  };
}

/** Numbers of the range that is kept for stories, and addresses that nobody can own. */
function contact(id: number, slug: string): { phone: string; email: string } {
  return { phone: `+1555012${String(id).padStart(4, '0')}`, email: `hello@${slug}.example` };
}

function vendorOf({ vendor_id, phone, email, name }: StoreRow): typeof vendors.$inferInsert {
  return { id: vendor_id, f_name: name.en, phone, email };
}

/** Rows of the week from Sunday on. Hours past midnight go on as the early hours of the next day. */
function scheduleRows(store_id: number, hours: Hours | Hours[]): (typeof schedules.$inferInsert)[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    hoursOf(hours, weekday).flatMap(([opening_time, closing_time]) => {
      const row = {
        store_id,
        day: weekday,
        opening_time,
        closing_time: closing_time === '24:00' ? MIDNIGHT : closing_time,
      };
      if (opening_time < closing_time) return [row];
      const early = { store_id, day: (weekday + 1) % 7, opening_time: '00:00', closing_time };
      return closing_time === '00:00'
        ? [{ ...row, closing_time: MIDNIGHT }]
        : [{ ...row, closing_time: MIDNIGHT }, early];
    }),
  );
}

const MIDNIGHT = '23:59:59';

function hoursOf(hours: Hours | Hours[], weekday: number): Hours {
  return isWeek(hours) ? (hours[weekday] ?? []) : hours;
}

function isWeek(hours: Hours | Hours[]): hours is Hours[] {
  return hours.length > 0 && typeof hours[0]?.[0] !== 'string';
}

function packages(): (typeof business_packages.$inferInsert)[] {
  const all = { pos: true, mobile_app: true, chat: true, review: true };
  return [
    {
      package_name: text(['Pier', 'الرصيف']),
      text: text(['For a new shop: up to 100 orders a month.', 'لمتجر جديد: حتى 100 طلب في الشهر.']),
      price: 19,
      validity: 30,
      max_order: 100,
      max_product: 50,
      chat: true,
      review: true,
    },
    {
      package_name: text(['Quay', 'الميناء']),
      text: text(['For a shop that grows: up to 1,000 orders.', 'لمتجر ينمو: حتى 1000 طلب.']),
      price: 49,
      validity: 90,
      max_order: 1000,
      max_product: 500,
      default: true,
      ...all,
    },
    {
      package_name: text(['Open sea', 'البحر المفتوح']),
      text: text(['Without bounds, with couriers of your own.', 'بلا حدود ومع مندوبيك.']),
      price: 149,
      validity: 365,
      self_delivery: true,
      ...all,
    },
    {
      package_name: text(['First mile', 'الميل الأول']),
      text: text(['For a provider with up to ten vehicles.', 'لمزوّد لديه حتى عشر مركبات.']),
      price: 29,
      validity: 30,
      max_order: 120,
      max_product: 10,
      module_type: 'rental',
      ...all,
    },
    {
      package_name: text(['Open road', 'الطريق المفتوح']),
      text: text(['For a whole fleet, without bounds.', 'لأسطول كامل بلا حدود.']),
      price: 199,
      validity: 365,
      default: true,
      module_type: 'rental',
      ...all,
    },
  ];
}
