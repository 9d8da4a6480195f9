import { and, eq, getTableName, inArray, sql } from 'drizzle-orm';
import { loaded_rows, modules, schedules, store_discounts, stores, vendors, zones } from '../../schema';
import { insertAll } from '../insert';
import type { Loading } from '../loading';
import { put } from '../put';
import { DAYS, type Store, type Week } from '../shape/store';

export async function loadStores(loading: Loading): Promise<void> {
  const { db, market, id, day } = loading;
  await keepOwners(loading);
  await freeContacts(loading);
  await put(loading, market.stores, {
    table: vendors,
    // The key is the email, so a renamed store keeps its owner.
    key: (vendor) => vendor.email,
    row: ({ name, phone, email }) => ({ f_name: name.en, phone, email }),
  });
  await put(loading, market.stores, {
    table: stores,
    key: (store) => store.slug,
    row: (store) => storeRow(loading, store),
    keptColumns: ['active'],
  });
  await closeAndOpen(loading);

  const loaded = market.stores.map(({ slug }) => id(stores, slug));
  await db.delete(schedules).where(inArray(schedules.store_id, loaded));
  await insertAll(
    db,
    schedules,
    market.stores.flatMap((store) => scheduleRows(id(stores, store.slug), store.hours)),
  );
  await put(
    loading,
    market.stores.flatMap(({ slug, discount }) => (discount ? [{ slug, discount }] : [])),
    {
      table: store_discounts,
      key: (entry) => entry.slug,
      row: ({ slug, discount: { starts, ends, ...amounts } }) => ({
        ...amounts,
        store_id: id(stores, slug),
        start_date: day(starts),
        end_date: day(ends),
      }),
    },
  );
}

/** A known store whose email has changed keeps its owner: the owner's row gets the new email as its key. */
async function keepOwners({ db, market, known }: Loading): Promise<void> {
  const kind = getTableName(vendors);
  const owners = known.before.get(kind);
  const storeIds = known.before.get(getTableName(stores));
  if (!owners || !storeIds) return;
  const emails = new Set(market.stores.map(({ email }) => email));
  const emailOf = new Map([...owners].map(([email, id]) => [id, email]));
  const rows = await db
    .select({ id: stores.id, vendor_id: stores.vendor_id })
    .from(stores)
    .where(inArray(stores.id, [...storeIds.values()]));
  const ownerOf = new Map(rows.map(({ id, vendor_id }) => [id, vendor_id]));
  for (const { slug, email } of market.stores) {
    const owner = ownerOf.get(storeIds.get(slug) ?? 0);
    const former = owner === undefined ? undefined : emailOf.get(owner);
    if (owner === undefined || former === undefined || owners.has(email) || emails.has(former)) continue;
    await db
      .update(loaded_rows)
      .set({ key: email })
      .where(and(eq(loaded_rows.kind, kind), eq(loaded_rows.key, former)));
    owners.delete(former);
    owners.set(email, owner);
  }
}

/**
 * A known store closes or opens only if its file says otherwise than at the last loading: its owner closes it, too. Where
 * nothing says what the file said, a file that closes it counts.
 */
async function closeAndOpen({ db, market, id }: Loading): Promise<void> {
  for (const closed of [true, false]) {
    const ids = market.stores.filter((store) => (store.closed ?? false) === closed).map(({ slug }) => id(stores, slug));
    const loaded = and(eq(loaded_rows.kind, getTableName(stores)), inArray(loaded_rows.row_id, ids));
    const saidOtherwise = db
      .select({ id: loaded_rows.row_id })
      .from(loaded_rows)
      .where(and(loaded, sql`coalesce(${loaded_rows.closed}, false) <> ${closed}`));
    await db.update(stores).set({ active: !closed }).where(inArray(stores.id, saidOtherwise));
    await db.update(loaded_rows).set({ closed }).where(loaded);
  }
}

/**
 * Phones and emails may move between the files' stores, also from one that is gone. Owners are written row by row, so
 * whoever loses one to another lets go of it first.
 */
async function freeContacts({ db, market, known }: Loading): Promise<void> {
  const owners = known.before.get(getTableName(vendors));
  if (!owners) return;
  const loaded = sql`${vendors.id} = any(${sql.param([...owners.values()])})`;
  const rows = await db
    .select({ id: vendors.id, email: vendors.email, phone: vendors.phone })
    .from(vendors)
    .where(loaded);
  for (const kind of ['email', 'phone'] as const) {
    const ownerOf = new Map(market.stores.map((store) => [store[kind], owners.get(store.email)]));
    const losing = rows
      .filter((row) => ownerOf.has(row[kind]) && ownerOf.get(row[kind]) !== row.id)
      .map(({ id }) => id);
    if (losing.length === 0) continue;
    await db
      .update(vendors)
      .set({ [kind]: sql`'moved from ' || ${vendors.id}` })
      .where(inArray(vendors.id, losing));
  }
}

function storeRow(loading: Loading, store: Store): typeof stores.$inferInsert {
  const { market, id, picture } = loading;
  const type = market.modules.find(({ slug }) => slug === store.module)?.type;
  const cover = picture('cover', store.cover);
  const { min, max } = store.delivery_time;
  return {
    slug: store.slug,
    name: store.name,
    vendor_id: id(vendors, store.email),
    module_id: id(modules, store.module),
    zone_id: id(zones, store.zone),
    phone: store.phone,
    email: store.email,
    logo: picture('logo', store.logo),
    cover_photo: cover,
    meta_title: store.name,
    meta_description: store.about,
    meta_image: cover,
    address: store.address,
    latitude: store.lat,
    longitude: store.lng,
    minimum_order: store.minimum_order ?? 0,
    min_delivery_time: min,
    max_delivery_time: max,
    delivery_time: `${min}-${max} min`,
    tax: store.tax,
    comission: store.commission ?? 0,
    pickup_zone_id: (store.pickup_zones ?? []).map((zone) => id(zones, zone)),
    non_veg: store.non_veg ?? (type === 'food' && !store.veg),
    order_place_to_schedule_interval: type === 'grocery' ? GROCERY_MINUTES : 0,
    ...toDelivery(store),
    ...toMarks(store),
  };
}

/** Minutes between the order and the first slot, because the goods have to be picked. */
const GROCERY_MINUTES = 30;

function toDelivery(store: Store) {
  return {
    delivery: store.delivery ?? true,
    take_away: store.take_away ?? true,
    active: !store.closed,
    self_delivery_system: store.self_delivery !== undefined,
    per_km_shipping_charge: store.self_delivery?.per_km ?? 0,
    minimum_shipping_charge: store.self_delivery?.minimum ?? 0,
    maximum_shipping_charge: store.self_delivery?.maximum ?? null,
    free_delivery: store.free_delivery === true,
  };
}

/** Features that are off unless the file switches them on. */
function toMarks(store: Store) {
  return {
    schedule_order: store.schedule_order === true,
    veg: store.veg === true,
    featured: store.featured === true,
    is_recommended: store.recommended === true,
    cutlery: store.cutlery === true,
    prescription_order: store.prescription_order === true,
    halal_tag_status: store.halal === true,
    extra_packaging_status: store.extra_packaging !== undefined,
    extra_packaging_amount: store.extra_packaging ?? 0,
    announcement: store.announcement !== undefined,
    announcement_message: store.announcement ?? null,
  };
}

/** Opening hours from Sunday on. Hours past midnight are split: the rest is the early hours of the next day. */
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
