import { and, asc, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { brands, categories, common_conditions, items, store_categories, stores } from '@/server/db/schema';
import { groupBy } from '../sql/grouped';
import { inMarket, type Market } from '../market';
import { LONG, ttlCached } from '../sql/ttl-cache';
import { parseRowId } from './store';

export type CategoryRow = typeof categories.$inferSelect;
export type CategoryFamily = CategoryRow & { childes: CategoryRow[] };

const SHELF = [asc(categories.priority), asc(categories.id)];

/** Condition on categories: the category is switched on, and so is the one above it. */
export function isCategoryOn(): SQL {
  return sql`${categories.status} and not exists (
    select 1 from ${categories} above where above.id = ${categories.parent_id} and not above.status)`;
}

/** The main categories of a module with their sub-categories. */
export async function listMainCategories(
  db: Database,
  module_id: number,
  { featured = false }: { featured?: boolean },
): Promise<CategoryFamily[]> {
  const found = await db
    .select()
    .from(categories)
    .where(and(eq(categories.module_id, module_id), eq(categories.status, true)))
    .orderBy(...SHELF);
  const childrenByParent = groupBy(found, ({ parent_id }) => parent_id);
  return found
    .filter((category) => category.position === 0 && (!featured || category.featured))
    .map((category) => ({ ...category, childes: childrenByParent.get(category.id) ?? [] }));
}

/** Main categories and sub-categories with items, those with the most orders first. */
export function listPopularCategories(db: Database, module_id: number, limit: number): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(and(eq(categories.module_id, module_id), isCategoryOn(), gt(categories.products_count, 0)))
    .orderBy(desc(categories.order_count), asc(categories.id))
    .limit(limit);
}

export async function listSubCategories(db: Database, idOrSlug: string): Promise<CategoryRow[]> {
  const id = await findCategoryId(db, idOrSlug);
  if (id === undefined) return [];
  return db
    .select()
    .from(categories)
    .where(and(eq(categories.parent_id, id), isCategoryOn()))
    .orderBy(...SHELF);
}

/** The id of a category given by id or slug; undefined when there is none. */
export async function findCategoryId(db: Database, idOrSlug: string): Promise<number | undefined> {
  return (
    parseRowId(idOrSlug) ??
    (await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, idOrSlug)))[0]?.id
  );
}

/** The main categories of a store, each with the sub-categories in which the store sells something. */
export async function listStoreCategories(db: Database, store_id: number): Promise<CategoryFamily[]> {
  const ids = new Set(await idsOfStore(db, store_id));
  const found = (await shownCategories(db)).filter(({ id }) => ids.has(id));
  const childrenByParent = groupBy(found, ({ parent_id }) => parent_id);
  return found
    .filter(({ position }) => position === 0)
    .map((category) => ({ ...category, childes: childrenByParent.get(category.id) ?? [] }));
}

/** All visible categories, cached once for all stores, so that the cache of each store holds ids only. */
const shownCategories = ttlCached(
  (db): Promise<CategoryRow[]> =>
    db
      .select()
      .from(categories)
      .where(eq(categories.status, true))
      .orderBy(...SHELF),
  () => 'all',
  LONG,
);

const idsOfStore = ttlCached(
  async (db, store_id: number): Promise<number[]> => {
    const used = await db
      .selectDistinct({ id: items.category_id })
      .from(items)
      .where(and(eq(items.store_id, store_id), eq(items.status, true)));
    const listed = await db
      .select({ id: store_categories.category_id })
      .from(store_categories)
      .where(eq(store_categories.store_id, store_id));
    return [...used, ...listed].map(({ id }) => id);
  },
  (store_id) => store_id,
  LONG,
);

/** Brands with items in the module. */
export function listBrandsIn(db: Database, module_id: number): Promise<(typeof brands.$inferSelect)[]> {
  return db
    .select()
    .from(brands)
    .where(and(eq(brands.module_id, module_id), eq(brands.status, true), gt(brands.items_count, 0)))
    .orderBy(desc(brands.items_count), asc(brands.id));
}

export async function findBrand(db: Database, idOrSlug: number | string) {
  const id = parseRowId(idOrSlug);
  const [row] = await db
    .select()
    .from(brands)
    .where(and(id === undefined ? eq(brands.slug, String(idOrSlug)) : eq(brands.id, id), eq(brands.status, true)));
  return row;
}

export type ConditionRow = Pick<typeof common_conditions.$inferSelect, 'id' | 'slug' | 'name'> & {
  items_count: number;
};

/** Common conditions, each with the number of items that the market has for it. */
export function listConditionsIn(db: Database, market: Market): Promise<ConditionRow[]> {
  return db
    .select({
      id: common_conditions.id,
      slug: common_conditions.slug,
      name: common_conditions.name,
      items_count: sql<number>`count(${items.id})::int`,
    })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .innerJoin(common_conditions, eq(common_conditions.id, items.common_condition_id))
    .where(
      and(
        isNotNull(items.common_condition_id),
        eq(items.status, true),
        eq(stores.status, true),
        eq(common_conditions.status, true),
        ...inMarket(market, items),
      ),
    )
    .groupBy(common_conditions.id)
    .orderBy(asc(common_conditions.id));
}

export function listAllConditions(db: Database): Promise<ConditionRow[]> {
  const { id, slug, name, items_count, status } = common_conditions;
  return db.select({ id, slug, name, items_count }).from(common_conditions).where(eq(status, true)).orderBy(asc(id));
}

export async function findCondition(db: Database, idOrSlug: string) {
  const id = parseRowId(idOrSlug);
  const { id: key, slug, status } = common_conditions;
  const [row] = await db
    .select()
    .from(common_conditions)
    .where(and(id === undefined ? eq(slug, idOrSlug) : eq(key, id), eq(status, true)));
  return row;
}
