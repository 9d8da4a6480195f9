import { add_ons, item_add_ons, item_tags, items, store_categories, tags } from '../schema';
import { type FoodVariation } from '../schema/json';
import { type GroupSeed, type ItemSeed, type StoreSeed, type Text } from '../world/shapes';
import { type Tag, tagNames } from '../world/tags';
import { chance } from './chance';
import { insertAll } from '../market/insert';
import { itemPictures } from './pictures';
import { idOf, MODULES, moment, register, type Seeding, SHOPPING, text, ZONES } from './world';

type ItemRow = typeof items.$inferInsert;
type Entry = { item: ItemSeed; store: StoreSeed; type: (typeof SHOPPING)[number] };

export async function seedItems(seeding: Seeding): Promise<void> {
  const { db, world, ids } = seeding;
  const entries: Entry[] = SHOPPING.flatMap((type) =>
    world[type].stores.flatMap((store) => store.items.map((item) => ({ item, store, type }))),
  );
  await insertAll(
    db,
    items,
    entries.map((entry) => itemRow(seeding, entry)),
  );
  await seedAddOns(seeding, entries);
  await seedTags(seeding, entries);

  const main = mainCategories(seeding);
  const pairs = entries.map(
    ({ item, store, type }) => `${idOf(ids.store, store.slug)} ${main.get(`${type}/${item.category}`)}`,
  );
  const rows = [...new Set(pairs)].map((pair) => pair.split(' ').map(Number));
  await insertAll(
    db,
    store_categories,
    rows.map(([store_id = 0, category_id = 0]) => ({ store_id, category_id })),
  );
}

function itemRow({ ids, now }: Seeding, { item, store, type }: Entry): ItemRow {
  const [image = '', ...others] = itemPictures(item, store).map(({ file }) => file);
  const luck = chance(`item ${item.slug}`);
  const [available_time_starts, available_time_ends] = item.available ?? ['00:00', '23:59:59'];
  return {
    id: register(ids.item, item.slug),
    slug: item.slug,
    name: text(item.name),
    description: text(item.description),
    image,
    images: [image, ...others],
    category_id: idOf(ids.category, `${type}/${item.category}`),
    store_id: idOf(ids.store, store.slug),
    module_id: MODULES[type],
    zone_id: ZONES[store.zone],
    price: item.price,
    discount: item.discount ?? 0,
    discount_type: item.discount_type ?? 'percent',
    stock: stockOf(item),
    maximum_cart_quantity: item.maximum_cart_quantity ?? null,
    unit_type: item.unit ? text(item.unit) : null,
    food_variations: (item.groups ?? []).map(foodVariation),
    ...choicesOf(item),
    veg: item.veg ?? false,
    available_time_starts,
    available_time_ends,
    order_count: Math.floor(luck.next() ** 3 * 240) + (item.recommended ? 60 : 0),
    created_at: moment(now, -luck.between(1, 320), -luck.between(0, 23)),
    ...marks(item),
    common_condition_id: item.condition ? idOf(ids.condition, item.condition) : null,
    brand_id: item.brand ? idOf(ids.brand, item.brand) : null,
  };
}

function marks(item: ItemSeed) {
  return {
    organic: item.organic ?? false,
    recommended: item.recommended ?? false,
    is_halal: item.halal ?? false,
    is_basic: item.basic ?? false,
    is_prescription_required: item.prescription ?? false,
    nutritions_name: (item.nutrition ?? []).map(text),
    allergies_name: (item.allergens ?? []).map(text),
    generic_name: item.generic_name ? [text(item.generic_name)] : [],
  };
}

function stockOf({ variants, stock }: ItemSeed): number | null {
  if (variants?.length) return variants.reduce((sum, variant) => sum + variant.stock, 0);
  return stock ?? null;
}

function foodVariation({ name, type, required, min, max, values }: GroupSeed): FoodVariation {
  const bounds = type === 'multi' ? { min, max } : { min: 0, max: 0 };
  return {
    name: text(name),
    type,
    required: required ? 'on' : 'off',
    ...bounds,
    values: values.map(({ label, price }) => ({ label: text(label), optionPrice: price })),
  };
}

function choicesOf({ choices = [], variants = [] }: ItemSeed) {
  return {
    choice_options: choices.map(({ title, options }, n) => ({
      name: `choice_${n + 1}`,
      title: text(title),
      options: options.map(text),
    })),
    variations: variants.map(({ pick, price, stock }) => {
      const chosen = pick.map((option, n): Text => choices[n]?.options[option] ?? ['', '']);
      const joined = (language: 0 | 1) => chosen.map((option) => option[language].replace(/\s+/g, '')).join('-');
      return { type: { en: joined(0), ar: joined(1) }, price, stock };
    }),
  };
}

async function seedAddOns({ db, ids }: Seeding, entries: Entry[]): Promise<void> {
  const numbers = new Map<string, number>();
  const shops = [...new Set(entries.map(({ store }) => store))];
  const rows = shops.flatMap((store) =>
    (store.add_ons ?? []).map(({ key, name, price }) => ({
      id: register(numbers, `${store.slug} ${key}`),
      name: text(name),
      price,
      store_id: idOf(ids.store, store.slug),
    })),
  );
  await insertAll(db, add_ons, rows);

  const offered = entries.flatMap(({ item, store }) =>
    (item.add_ons ?? []).map((key) => ({
      item_id: idOf(ids.item, item.slug),
      add_on_id: idOf(numbers, `${store.slug} ${key}`),
    })),
  );
  await insertAll(db, item_add_ons, offered);
}

async function seedTags({ db, ids }: Seeding, entries: Entry[]): Promise<void> {
  const numbers = new Map<Tag, number>();
  const pairs = entries.flatMap(({ item }) =>
    [...new Set(item.tags ?? [])].map((tag) => {
      const tag_id = numbers.get(tag) ?? register(numbers, tag);
      return { item_id: idOf(ids.item, item.slug), tag_id };
    }),
  );
  await insertAll(
    db,
    tags,
    [...numbers].map(([tag, id]) => ({ id, tag, name: { en: tag, ar: tagNames[tag] } })),
  );
  await insertAll(db, item_tags, pairs);
}

/** The main category of every sub-category, by "module/slug". */
function mainCategories({ world, ids }: Seeding): Map<string, number> {
  return new Map(
    SHOPPING.flatMap((type) =>
      world[type].categories.flatMap((it) =>
        it.children.map(({ slug }) => [`${type}/${slug}`, idOf(ids.category, `${type}/${it.slug}`)] as const),
      ),
    ),
  );
}
