import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { isRowId } from '@/domain/wire/row-id';
import type { Database } from '@/server/db/client';
import { prepared } from '@/server/db/prepared';
import { modules, schedules, store_categories, store_discounts, stores } from '@/server/db/schema';
import { asJson, asJsonOrNull, listAsJson } from '../sql/as-json';
import { mergeObjects } from '../sql/merge-objects';
import { sortByIds } from '../sql/sort-by-ids';
import { eqAny } from '../sql/eq-any';
import { ttlCached } from '../sql/ttl-cache';

export type StoreDiscountRow = typeof store_discounts.$inferSelect;

/** All columns except the one that only the search uses. */
const { search: _search, ...storeColumns } = getTableColumns(stores);

/** A store with everything that its answers need. */
export type StoreRow = Omit<typeof stores.$inferSelect, 'search'> & {
  module_type: string;
  /** The store's discount, whether or not it runs now. */
  discount: StoreDiscountRow | null;
  schedules: (typeof schedules.$inferSelect)[];
  /** The main categories in which it sells something. */
  category_ids: number[];
};

const categoryIds = sql`select ${store_categories.category_id} from ${store_categories}
  where ${store_categories.store_id} = ${stores.id} order by ${store_categories.category_id}`;

const isApproved = and(eqAny(stores.id, sql.placeholder('ids')), eq(stores.status, true), eq(modules.status, true));

const storeRows = prepared((db) =>
  db
    .select({
      store: asJson(storeColumns),
      module_type: modules.module_type,
      discount: asJsonOrNull(getTableColumns(store_discounts), store_discounts.id),
      schedules: listAsJson(
        getTableColumns(schedules),
        sql`from ${schedules} where ${schedules.store_id} = ${stores.id}
          order by ${schedules.day}, ${schedules.opening_time}`,
      ),
      category_ids: sql<number[]>`array(${categoryIds})`,
    })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.module_id))
    .leftJoin(store_discounts, eq(store_discounts.store_id, stores.id))
    .where(isApproved)
    .prepare('stores_by_ids'),
);

/** Approved stores in the order of the ids, without unknown ones. */
export async function listStoresByIds(db: Database, ids: readonly number[]): Promise<StoreRow[]> {
  if (ids.length === 0) return [];
  const found = await storeRows(db).execute({ ids });
  const whole = found.map(({ store, ...rest }) => mergeObjects(store, rest));
  return sortByIds(ids, whole);
}

/** The columns that a search suggestion shows. */
export type StoreName = Pick<StoreRow, 'id' | 'name' | 'logo'>;

/** Approved stores in the order of the ids, with the columns of a suggestion. */
export async function listStoreNames(db: Database, ids: readonly number[]): Promise<StoreName[]> {
  if (ids.length === 0) return [];
  return sortByIds(ids, await namesOfStores(db).execute({ ids }));
}

const namesOfStores = prepared((db) =>
  db
    .select({ id: stores.id, name: stores.name, logo: stores.logo })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.module_id))
    .where(isApproved)
    .prepare('names_of_stores'),
);

/** A store by its id or slug, in any zone and module; undefined when it is unknown or not approved. */
export async function findStore(db: Database, idOrSlug: number | string): Promise<StoreRow | undefined> {
  const id = parseRowId(idOrSlug) ?? (await findStoreId(db, String(idOrSlug)));
  return id === undefined ? undefined : (await listStoresByIds(db, [id]))[0];
}

const findStoreId = ttlCached(async (db, slug: string): Promise<number | undefined> => {
  const [row] = await db.select({ id: stores.id }).from(stores).where(eq(stores.slug, slug));
  return row?.id;
});

/** The id in a path segment; undefined when the segment is a slug. */
export function parseRowId(idOrSlug: number | string): number | undefined {
  const id = typeof idOrSlug === 'number' ? idOrSlug : /^\d{1,10}$/.test(idOrSlug) ? Number(idOrSlug) : NaN;
  return isRowId(id) ? id : undefined;
}
