import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '@/server/db/client';

/** The total numbers to reach. */
export type Bulk = { stores: number; items: number };

const BATCH = 50_000;

/**
 * Grows the demo: adds stores and items similar to the existing ones until the totals are reached. The same numbers
 * give the same rows. Work per row is replaced by one pass at the end: indexes other than primary keys, foreign keys
 * and triggers are removed and restored.
 */
export async function growWorld(
  database: Database,
  bulk: Bulk,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  await database.transaction((db) => grow(db, bulk, say));
  await database.execute(sql`analyze`);
}

/** One transaction, so that an interruption leaves no gaps. */
async function grow(db: Database, bulk: Bulk, say: (line: string) => void): Promise<void> {
  await db.execute(sql`set local synchronous_commit = off`);
  await db.execute(sql`alter table items disable trigger user`);
  await addStores(db, bulk.stores);
  const [row] = await queryRows<{ n: number }>(db, sql`select count(*)::int as n from items`);
  const [shops] = await queryRows<{ n: number }>(db, sql`select count(*)::int as n from stores where module_id <= 4`);
  const dropped = bulk.items - (row?.n ?? 0) > BATCH ? await dropRules(db) : [];
  for (let first = (row?.n ?? 0) + 1; first <= bulk.items; first += BATCH) {
    const last = Math.min(first + BATCH - 1, bulk.items);
    await addItems(db, { first, last }, shops?.n ?? 1);
    say(`  ${last} of ${bulk.items} items`);
  }
  say('  indexes, keys and counts');
  for (const definition of dropped) await db.execute(sql.raw(definition));
  await recount(db);
  await db.execute(sql`alter table items enable trigger user`);
}

/** A pseudo-random number below `range`, the same for the same text. */
const drawn = (seed: string, range: number) => sql.raw(`(abs(hashint4extended(${seed}, ${range})) % ${range})::int`);

const PLACES = `array['Harbour','Lantern','Cedar','Pearl','Saffron','Quay','Palm','Anchor','Dune','Orchard']`;
const PLACES_AR = `array['الميناء','الفانوس','الأرز','اللؤلؤ','الزعفران','الرصيف','النخيل','المرساة','الكثبان','البستان']`;
const KINDS = `array['Classic','Family','Spiced','Golden','Light','Roasted','Village','Double','Smoked','Royal','Garden','Little']`;
const KINDS_AR = `array['كلاسيك','عائلي','متبل','ذهبي','خفيف','محمص','قروي','مضاعف','مدخن','ملكي','بستاني','صغير']`;

async function addStores(db: Database, stores: number): Promise<void> {
  await db.execute(sql`
    with pattern as (select row_number() over (order by id) - 1 as place, count(*) over () as all_places, *
      from stores where module_id <= 4 and id <= 100 and slug not like '%-n%'),
    made as (
      insert into stores (slug, name, vendor_id, module_id, zone_id, phone, email, logo, cover_photo, meta_title,
        meta_description, address, latitude, longitude, minimum_order, min_delivery_time, max_delivery_time,
        delivery_time, comission, tax, schedule_order, free_delivery, veg, non_veg, featured, is_recommended,
        halal_tag_status, avg_rating, rating_count, order_count, created_at)
      select p.slug || '-n' || n,
        jsonb_build_object('en', (${sql.raw(PLACES)})[1 + n % 10] || ' ' || (p.name ->> 'en'),
          'ar', (p.name ->> 'ar') || ' ' || (${sql.raw(PLACES_AR)})[1 + n % 10]),
        p.vendor_id, p.module_id, 1 + n % 3, p.phone, p.email, p.logo, p.cover_photo, p.meta_title,
        p.meta_description, p.address, p.latitude + ${drawn('n', 997)} / 30000.0, p.longitude + ${drawn('n', 991)} / 30000.0,
        p.minimum_order, p.min_delivery_time, p.max_delivery_time, p.delivery_time, p.comission, p.tax,
        p.schedule_order, ${drawn('n', 5)} = 0, p.veg, p.non_veg, ${drawn('n', 23)} = 0, ${drawn('n', 29)} = 0,
        p.halal_tag_status, 3 + ${drawn('n', 201)} / 100.0, ${drawn('n', 400)}, ${drawn('n', 5003)},
        p.created_at - make_interval(hours => ${drawn('n', 9001)})
      from generate_series((select count(*)::int from stores) + 1, ${stores}::int) n
      join pattern p on p.place = n % p.all_places
      returning id, slug)
    insert into schedules (store_id, day, opening_time, closing_time)
    select made.id, s.day, s.opening_time, s.closing_time from made
    join stores p on p.slug = regexp_replace(made.slug, '-n[0-9]+$', '') join schedules s on s.store_id = p.id`);
}

/** `stores`: their number, passed in so that PostgreSQL joins the store of each item by a hash. */
async function addItems(db: Database, { first, last }: { first: number; last: number }, stores: number): Promise<void> {
  await db.execute(sql`
    with pattern as (select row_number() over (partition by module_id order by id) - 1 as place, items.*
      from items where id <= (select min(id) + 1499 from items) and slug !~ '-n[0-9]+$'),
    goods as (select module_id, count(*) as many from pattern group by module_id),
    shop as (select row_number() over (order by id) - 1 as place, many, id, stores.module_id, zone_id
      from stores left join goods using (module_id) where module_id <= 4)
    insert into items (slug, name, description, image, images, category_id, store_id, module_id, zone_id, price,
      discount, discount_type, stock, maximum_cart_quantity, unit_type, food_variations, choice_options, variations,
      veg, available_time_starts, available_time_ends, avg_rating, rating_count, order_count, created_at, organic,
      recommended, is_halal, is_basic, is_prescription_required, common_condition_id, brand_id)
    select p.slug || '-n' || n,
      jsonb_build_object('en', (${sql.raw(KINDS)})[1 + ${drawn('n', 12)}] || ' ' || (p.name ->> 'en'),
        'ar', (p.name ->> 'ar') || ' ' || (${sql.raw(KINDS_AR)})[1 + ${drawn('n', 12)}]),
      p.description, p.image, p.images, p.category_id, shop.id, shop.module_id, shop.zone_id,
      round(p.price * (80 + ${drawn('n', 41)}) / 100, 2),
      case when ${drawn('n', 9)} = 0 then 5 + ${drawn('n', 6)} * 5 else 0 end, 'percent', p.stock,
      p.maximum_cart_quantity, p.unit_type, p.food_variations, p.choice_options, p.variations, p.veg,
      p.available_time_starts, p.available_time_ends, 2.5 + ${drawn('n', 251)} / 100.0, ${drawn('n', 211)},
      floor(power(${drawn('n', 1009)} / 1009.0, 3) * 5000), p.created_at - make_interval(mins => ${drawn('n', 400009)}),
      p.organic, ${drawn('n', 17)} = 0, p.is_halal, p.is_basic, p.is_prescription_required, p.common_condition_id, p.brand_id
    from generate_series(${first}::int, ${last}::int) n
    join shop on shop.place = n % ${stores}::int
    join pattern p on p.module_id = shop.module_id and p.place = (n / ${stores}::int * 7 + shop.place * 13) % shop.many`);
}

/** Drops indexes and foreign keys of the items; answers the statements that restore them. */
async function dropRules(db: Database): Promise<string[]> {
  const found = await queryRows<{ dropping: string; making: string }>(
    db,
    sql`select format('drop index %I', indexname) as dropping, indexdef as making from pg_indexes
        where schemaname = 'public' and tablename = 'items' and indexname <> 'items_pkey'
      union all
      select format('alter table items drop constraint %I', conname),
        format('alter table items add constraint %I %s', conname, pg_get_constraintdef(oid)) from pg_constraint
        where conrelid = 'items'::regclass and contype = 'f'`,
  );
  for (const { dropping } of found) await db.execute(sql.raw(dropping));
  return found.map(({ making }) => making);
}

async function recount(db: Database): Promise<void> {
  await db.execute(sql`
    insert into store_categories (store_id, category_id)
    select distinct i.store_id, coalesce(c.parent_id, c.id) from items i join categories c on c.id = i.category_id
    on conflict do nothing`);
  await db.execute(sql`
    update stores set total_items = counted.number from (select store_id, count(*) as number from items group by 1) counted
    where stores.id = counted.store_id and total_items <> counted.number`);
  await db.execute(sql`
    update categories set products_count = counted.number from (
      select c.id, count(*) as number from items i join categories s on s.id = i.category_id
      join categories c on c.id = s.id or c.id = s.parent_id group by 1) counted
    where categories.id = counted.id`);
  await db.execute(sql`
    update brands set items_count = counted.number from (select brand_id, count(*) as number from items group by 1) counted
    where brands.id = counted.brand_id`);
  // The triggers, which are off, maintain this otherwise.
  await db.execute(sql`
    insert into search_words (word) select distinct word from items, unnest(tsvector_to_array(search)) as word
    on conflict do nothing`);
  await db.execute(sql`
    with named as materialized (
      select store_id, array_to_tsvector(array_agg(distinct word)) as words from (
        select id as store_id, search from stores
        union all select store_id, search from items where status
        union all select sold.store_id, c.search from (select distinct store_id, category_id from items where status) sold
          join categories b on b.id = sold.category_id join categories c on c.id = b.id or c.id = b.parent_id
      ) all_named, unnest(tsvector_to_array(all_named.search)) as word group by 1)
    insert into store_words (store_id, module_id, zone_id, words)
    select s.id, s.module_id, s.zone_id, named.words from stores s join named on named.store_id = s.id
    on conflict (store_id) do update set words = excluded.words`);
}
