import { asc, inArray, sql } from 'drizzle-orm';
import { add_ons, brands, common_conditions, item_add_ons, item_tags, items, stores, tags } from '../../schema';
import type { ChoiceOption, FoodVariation, Variation } from '../../schema/json';
import { insertAll } from '../insert';
import type { Loading } from '../loading';
import { put } from '../put';
import type { Group, Item } from '../shape/goods';
import { goodsRow, type Goods } from './goods';

type Stock = Pick<typeof items.$inferSelect, 'stock' | 'variations'>;

export async function loadItems(loading: Loading): Promise<void> {
  const { db, market, id } = loading;
  const entries = market.stores.flatMap((store) => (store.items ?? []).map((item) => ({ item, store })));
  const left = await readStockLeft(loading);
  await put(loading, entries, {
    table: items,
    key: ({ item }) => item.slug,
    row: (entry, own) => itemRow(loading, entry, left.get(own)),
  });
  await put(
    loading,
    market.stores.flatMap(({ slug, add_ons: own = [] }) => own.map((addOn) => ({ slug, addOn }))),
    {
      table: add_ons,
      key: ({ slug, addOn }) => `${slug}/${addOn.key}`,
      row: ({ slug, addOn }) => ({ name: addOn.name, price: addOn.price, store_id: id(stores, slug) }),
    },
  );
  const loaded = entries.map(({ item }) => id(items, item.slug));
  await db.delete(item_add_ons).where(inArray(item_add_ons.item_id, loaded));
  await insertAll(
    db,
    item_add_ons,
    entries.flatMap(({ item, store }) =>
      (item.add_ons ?? []).map((key) => ({
        item_id: id(items, item.slug),
        add_on_id: id(add_ons, `${store.slug}/${key}`),
      })),
    ),
  );
  await db.delete(item_tags).where(inArray(item_tags.item_id, loaded));
  await insertAll(
    db,
    item_tags,
    entries.flatMap(({ item }) =>
      [...new Set(item.tags)].map((tag) => ({ item_id: id(items, item.slug), tag_id: id(tags, tag) })),
    ),
  );
}

/**
 * The current stock of the files' existing items by id; empty when the files set the stock. The rows are locked as orders lock them
 * (`lockStock`), so that nothing is sold between this read and the write.
 */
async function readStockLeft({ db, market, known, setsStock }: Loading): Promise<Map<number, Stock>> {
  const before = known.before.get('items');
  if (setsStock || !before) return new Map();
  const slugs = market.stores.flatMap((store) => (store.items ?? []).map(({ slug }) => slug));
  const ids = slugs.flatMap((slug) => before.get(slug) ?? []);
  const found = await db
    .select({ id: items.id, stock: items.stock, variations: items.variations })
    .from(items)
    .where(sql`${items.id} = any(${sql.param(ids)})`)
    .orderBy(asc(items.id))
    .for('no key update');
  return new Map(found.map(({ id, ...row }) => [id, row]));
}

function itemRow(loading: Loading, goods: Goods, left?: Stock): typeof items.$inferInsert {
  const { id } = loading;
  const { item } = goods;
  return {
    ...goodsRow(loading, goods),
    slug: item.slug,
    discount: item.discount ?? 0,
    discount_type: item.discount_type ?? 'percent',
    maximum_cart_quantity: item.maximum_cart_quantity ?? null,
    food_variations: (item.groups ?? []).map(foodVariation),
    choice_options: choiceOptions(item),
    ...toStock(item, left),
    available_time_starts: item.available?.from ?? '00:00',
    available_time_ends: item.available?.until ?? '23:59:59',
    common_condition_id: item.condition ? id(common_conditions, item.condition) : null,
    brand_id: item.brand ? id(brands, item.brand) : null,
    ...toMarks(item),
  };
}

function toMarks(item: Item) {
  return {
    organic: item.organic ?? false,
    recommended: item.recommended ?? false,
    is_halal: item.halal ?? false,
    is_basic: item.basic ?? false,
    is_prescription_required: item.prescription ?? false,
    nutritions_name: item.nutrition ?? [],
    allergies_name: item.allergens ?? [],
    generic_name: item.generic_name ? [item.generic_name] : [],
  };
}

function foodVariation({ name, type, required, min = 0, max = 0, values }: Group): FoodVariation {
  const bounds = type === 'multi' ? { min, max } : { min: 0, max: 0 };
  return {
    name,
    type,
    required: required ? 'on' : 'off',
    ...bounds,
    values: values.map(({ label, price }) => ({ label, optionPrice: price })),
  };
}

function choiceOptions({ choices = [] }: Item): ChoiceOption[] {
  return choices.map(({ title, options, pictured }, n) => ({
    name: `choice_${n + 1}`,
    title,
    options,
    ...(pictured && { pictured }),
  }));
}

/** Existing stock is kept, since it is the file's stock minus what was sold. */
function toStock(item: Item, left?: Stock): { stock: number | null; variations: Variation[] } {
  const variations = toVariations(item).map((variation) => {
    const same = left?.variations.find(({ type }) => type.en === variation.type.en);
    return same ? { ...variation, stock: same.stock } : variation;
  });
  const sum = variations.reduce((total, { stock }) => total + stock, 0);
  if (variations.length > 0) return { stock: sum, variations };
  return { stock: item.stock === undefined ? null : (left?.stock ?? item.stock), variations };
}

function toVariations({ choices = [], variants = [] }: Item): Variation[] {
  return variants.map(({ pick, price, stock }) => {
    const chosen = pick.map((name, n) => choices[n]?.options.find(({ en }) => en === name) ?? { en: name, ar: name });
    const joined = (language: 'en' | 'ar') => chosen.map((value) => value[language].replace(/\s+/g, '')).join('-');
    return { type: { en: joined('en'), ar: joined('ar') }, price, stock };
  });
}
