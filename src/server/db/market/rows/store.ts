import { inArray } from 'drizzle-orm';
import { modules, schedules, store_discounts, stores, vendors, zones } from '../../schema';
import { insertAll } from '../insert';
import type { Loading } from '../loading';
import { put } from '../put';
import { DAYS, type Store, type Week } from '../shape/store';

export async function loadStores(loading: Loading): Promise<void> {
  const { db, market, id, day } = loading;
  await put(loading, market.stores, {
    table: vendors,
    key: (it) => it.slug,
    row: ({ name, phone, email }) => ({ f_name: name.en, phone, email }),
  });
  await put(loading, market.stores, { table: stores, key: (it) => it.slug, row: (it) => storeRow(loading, it) });

  const loaded = market.stores.map(({ slug }) => id(stores, slug));
  await db.delete(schedules).where(inArray(schedules.store_id, loaded));
  await insertAll(
    db,
    schedules,
    market.stores.flatMap((it) => scheduleRows(id(stores, it.slug), it.hours)),
  );
  await put(
    loading,
    market.stores.flatMap(({ slug, discount }) => (discount ? [{ slug, discount }] : [])),
    {
      table: store_discounts,
      key: (it) => it.slug,
      row: ({ slug, discount: { starts, ends, ...amounts } }) => ({
        ...amounts,
        store_id: id(stores, slug),
        start_date: day(starts),
        end_date: day(ends),
      }),
    },
  );
}

function storeRow(loading: Loading, it: Store): typeof stores.$inferInsert {
  const { market, id, picture } = loading;
  const type = market.modules.find(({ slug }) => slug === it.module)?.type;
  const cover = picture('cover', it.cover);
  const { min, max } = it.delivery_time;
  return {
    slug: it.slug,
    name: it.name,
    vendor_id: id(vendors, it.slug),
    module_id: id(modules, it.module),
    zone_id: id(zones, it.zone),
    phone: it.phone,
    email: it.email,
    logo: picture('logo', it.logo),
    cover_photo: cover,
    meta_title: it.name,
    meta_description: it.about,
    meta_image: cover,
    address: it.address,
    latitude: it.lat,
    longitude: it.lng,
    minimum_order: it.minimum_order ?? 0,
    min_delivery_time: min,
    max_delivery_time: max,
    delivery_time: `${min}-${max} min`,
    tax: it.tax,
    comission: it.commission ?? 0,
    pickup_zone_id: (it.pickup_zones ?? []).map((zone) => id(zones, zone)),
    non_veg: it.non_veg ?? (type === 'food' && !it.veg),
    order_place_to_schedule_interval: type === 'grocery' ? GROCERY_MINUTES : 0,
    ...deliveryOf(it),
    ...marksOf(it),
  };
}

/** From ordering to the first slot: somebody has to pick the goods. */
const GROCERY_MINUTES = 30;

function deliveryOf(it: Store) {
  return {
    delivery: it.delivery ?? true,
    take_away: it.take_away ?? true,
    active: !it.closed,
    self_delivery_system: it.self_delivery !== undefined,
    per_km_shipping_charge: it.self_delivery?.per_km ?? 0,
    minimum_shipping_charge: it.self_delivery?.minimum ?? 0,
    maximum_shipping_charge: it.self_delivery?.maximum ?? null,
    free_delivery: it.free_delivery === true,
  };
}

/** What a store has only when it says so. */
function marksOf(it: Store) {
  return {
    schedule_order: it.schedule_order === true,
    veg: it.veg === true,
    featured: it.featured === true,
    is_recommended: it.recommended === true,
    cutlery: it.cutlery === true,
    prescription_order: it.prescription_order === true,
    halal_tag_status: it.halal === true,
    extra_packaging_status: it.extra_packaging !== undefined,
    extra_packaging_amount: it.extra_packaging ?? 0,
    announcement: it.announcement !== undefined,
    announcement_message: it.announcement ?? null,
  };
}

/** Rows of the week from Sunday on. Hours past midnight go on as the early hours of the next day. */
function scheduleRows(store_id: number, week: Week): (typeof schedules.$inferInsert)[] {
  return DAYS.flatMap((name, day) =>
    (week[name] ?? week.every_day ?? []).flatMap((hours) => {
      const [opening_time = '', closing_time = ''] = hours.split('-');
      const row = { store_id, day, opening_time };
      if (closing_time === '24:00' || closing_time === '00:00') return [{ ...row, closing_time: MIDNIGHT }];
      if (opening_time < closing_time) return [{ ...row, closing_time }];
      const early = { store_id, day: (day + 1) % 7, opening_time: '00:00', closing_time };
      return [{ ...row, closing_time: MIDNIGHT }, early];
    }),
  );
}

const MIDNIGHT = '23:59:59';
