import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias, type SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '@/server/db/client';
import { prepared } from '@/server/db/prepared';
import {
  add_ons,
  categories,
  flash_sale_items,
  flash_sales,
  item_add_ons,
  item_campaigns,
  items,
  modules,
  store_discounts,
  stores,
} from '@/server/db/schema';
import { isOnOffer, isRunning } from './flash-sale';
import { asJson, asJsonOrNull, firstAsJson, listAsJson } from '../sql/as-json';
import { mergeObjects } from '../sql/merge-objects';
import { sortByIds } from '../sql/sort-by-ids';
import { eqAny } from '../sql/eq-any';
import { listOfferedModules } from '../market';
import type { ModuleFacts } from '../place';
import { parseRowId, type StoreDiscountRow } from './store';
import type { Localized } from '@/server/db/schema/columns';
import { ttlCached } from '../sql/ttl-cache';

/** The store's columns that the answer and the price of an item need. */
const storeFacts = {
  name: stores.name,
  zone_id: stores.zone_id,
  tax: stores.tax,
  active: stores.active,
  schedule_order: stores.schedule_order,
  delivery_time: stores.delivery_time,
  min_delivery_time: stores.min_delivery_time,
  max_delivery_time: stores.max_delivery_time,
  free_delivery: stores.free_delivery,
  halal_tag_status: stores.halal_tag_status,
};

type StoreFacts = Pick<typeof stores.$inferSelect, keyof typeof storeFacts>;
export type AddOnRow = typeof add_ons.$inferSelect;
type FlashRow = typeof flash_sale_items.$inferSelect;
type CategoryName = { id: number; slug: string; name: Localized };

type Around = {
  module: ModuleFacts;
  store: StoreFacts;
  /** The store's discount, whether or not it runs now. */
  store_discount: StoreDiscountRow | null;
  category: CategoryName;
  main_category: CategoryName | null;
  /** The item's entry in a flash sale that runs at the given moment. */
  flash: FlashRow | null;
};

/** An item with what its card and its price need. */
export type ItemCardRow = Pick<typeof items.$inferSelect, keyof typeof cardColumns> & Around & { has_choices: boolean };

/** An item or a campaign item (then with dates), with everything that its answer and its price need. */
export type ItemRow = Omit<typeof items.$inferSelect, 'search'> &
  ItemCardRow & {
    available_date_starts: string | null;
    available_date_ends: string | null;
    /** Active add-ons, ordered by id. */
    add_ons: AddOnRow[];
  };

/** Sold items in the order of the ids, without unknown ones and those of unapproved stores. */
export async function listItemsByIds(db: Database, ids: readonly number[], now: Date): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const found = await joinModules(db, await itemRows(db).execute({ ids, now: now.toISOString() }));
  const whole = found.map(({ item, ...rest }) => mergeObjects(item, rest, UNDATED));
  return sortByIds(ids, whole);
}

/** Sold items in the order of the ids, with the columns that cards show. */
export async function listItemCardsByIds(db: Database, ids: readonly number[], now: Date): Promise<ItemCardRow[]> {
  if (ids.length === 0) return [];
  const found = await joinModules(db, await cardRows(db).execute({ ids, now: now.toISOString() }));
  const whole = found.map(({ item, ...rest }) => mergeObjects(item, rest));
  return sortByIds(ids, whole);
}

/** Adds the module to each row, and drops rows whose module is switched off. */
async function joinModules<Row extends { item: { module_id: number } }>(db: Database, found: readonly Row[]) {
  const known = new Map((await listOfferedModules(db)).map((offeredModule) => [offeredModule.id, offeredModule]));
  return found.flatMap((row) => {
    const module = known.get(row.item.module_id);
    return module ? [{ ...row, module }] : [];
  });
}

/** Only campaign items have dates. */
const UNDATED = { available_date_starts: null, available_date_ends: null };

/** The columns that a search suggestion shows. */
export type ItemName = Pick<ItemRow, 'id' | 'name' | 'image'>;

/** Sold items in the order of the ids, with the columns of a suggestion. */
export async function listItemNames(db: Database, ids: readonly number[]): Promise<ItemName[]> {
  if (ids.length === 0) return [];
  return sortByIds(ids, await namesOfItems(db).execute({ ids }));
}

const isSold = and(eqAny(items.id, sql.placeholder('ids')), eq(items.status, true), eq(stores.status, true));

const namesOfItems = prepared((db) =>
  db
    .select({ id: items.id, name: items.name, image: items.image })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .innerJoin(modules, eq(modules.id, items.module_id))
    .where(and(isSold, eq(modules.status, true)))
    .prepare('names_of_items'),
);

/** A sold item by its id or slug, in any zone and module. */
export async function findItem(db: Database, idOrSlug: number | string, now: Date): Promise<ItemRow | undefined> {
  const id = parseRowId(idOrSlug) ?? (await findItemId(db, String(idOrSlug)));
  return id === undefined ? undefined : (await listItemsByIds(db, [id], now))[0];
}

const findItemId = ttlCached(async (db, slug: string): Promise<number | undefined> => {
  const [row] = await db.select({ id: items.id }).from(items).where(eq(items.slug, slug));
  return row?.id;
});

/** Campaign items by id, in the order of the ids. The caller checks whether their campaign runs. */
export async function listCampaignItemsByIds(db: Database, ids: readonly number[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const found = await joinModules(db, await campaignRows(db, ids));
  const whole = found.map(({ item, ...rest }) => mergeObjects(item, rest, NO_MARKS, { add_ons: [], flash: null }));
  return sortByIds(ids, whole);
}

export async function findCampaignItem(db: Database, id: number): Promise<ItemRow | undefined> {
  return (await listCampaignItemsByIds(db, [id]))[0];
}

/** Fields that a campaign item does not have. */
const NO_MARKS = {
  organic: false,
  recommended: false,
  is_halal: false,
  is_basic: false,
  is_prescription_required: false,
  common_condition_id: null,
  brand_id: null,
  nutritions_name: [],
  allergies_name: [],
  generic_name: [],
};

const main = alias(categories, 'main_categories');

const around = {
  store: asJson(storeFacts),
  store_discount: asJsonOrNull(getTableColumns(store_discounts), store_discounts.id),
  category: asJson({ id: categories.id, slug: categories.slug, name: categories.name }),
  main_category: asJsonOrNull({ id: main.id, slug: main.slug, name: main.name }, main.id),
};

/** Whether something must be chosen before the item can go into a cart. */
function hasChoices({ food_variations, variations, choice_options }: typeof items | typeof item_campaigns) {
  const lists = [food_variations, variations, choice_options].map((list) => sql`jsonb_array_length(${list}) > 0`);
  return sql<boolean>`(${sql.join(lists, sql` or `)})`;
}

/** All columns except the one that only the search uses. */
const { search: _search, ...itemColumns } = getTableColumns(items);

const cardColumns = {
  id: items.id,
  slug: items.slug,
  name: items.name,
  image: items.image,
  store_id: items.store_id,
  module_id: items.module_id,
  price: items.price,
  discount: items.discount,
  discount_type: items.discount_type,
  stock: items.stock,
  maximum_cart_quantity: items.maximum_cart_quantity,
  unit_type: items.unit_type,
  veg: items.veg,
  organic: items.organic,
  recommended: items.recommended,
  is_halal: items.is_halal,
  is_prescription_required: items.is_prescription_required,
  generic_name: items.generic_name,
  avg_rating: items.avg_rating,
  rating_count: items.rating_count,
  available_time_starts: items.available_time_starts,
  available_time_ends: items.available_time_ends,
};

const soldAddOns = listAsJson(
  getTableColumns(add_ons),
  sql`from ${item_add_ons} inner join ${add_ons} on ${add_ons.id} = ${item_add_ons.add_on_id}
    where ${item_add_ons.item_id} = ${items.id} and ${add_ons.status} order by ${add_ons.id}`,
);

/** When two running sales contain the item, the one that began last. */
const runningFlash = firstAsJson(
  getTableColumns(flash_sale_items),
  sql`from ${flash_sale_items} inner join ${flash_sales} on ${flash_sales.id} = ${flash_sale_items.flash_sale_id}
    where ${flash_sale_items.item_id} = ${items.id} and ${isOnOffer}
      and ${isRunning(sql.placeholder('now'))} order by ${flash_sales.start_date} desc, ${flash_sales.id} desc`,
);

const itemRows = prepared((db) =>
  selectSoldItems(db, { item: asJson(itemColumns), add_ons: soldAddOns }).prepare('items_by_ids'),
);
const cardRows = prepared((db) => selectSoldItems(db, { item: asJson(cardColumns) }).prepare('item_cards_by_ids'));

function selectSoldItems<Own extends SelectedFields>(db: Database, own: Own) {
  return db
    .select({ ...own, ...around, has_choices: hasChoices(items), flash: runningFlash })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .innerJoin(categories, eq(categories.id, items.category_id))
    .leftJoin(main, eq(main.id, categories.parent_id))
    .leftJoin(store_discounts, eq(store_discounts.store_id, items.store_id))
    .where(isSold);
}

function campaignRows(db: Database, ids: readonly number[]) {
  return db
    .select({ item: asJson(getTableColumns(item_campaigns)), ...around, has_choices: hasChoices(item_campaigns) })
    .from(item_campaigns)
    .innerJoin(stores, eq(stores.id, item_campaigns.store_id))
    .innerJoin(categories, eq(categories.id, item_campaigns.category_id))
    .leftJoin(main, eq(main.id, categories.parent_id))
    .leftJoin(store_discounts, eq(store_discounts.store_id, item_campaigns.store_id))
    .where(and(eqAny(item_campaigns.id, ids), eq(item_campaigns.status, true), eq(stores.status, true)));
}
