import { sql } from 'drizzle-orm';
import type { Loading } from '../loading';

/**
 * Counts the items of every category, brand, condition, store and module, and fills the main categories of each store.
 */
export async function countGoods({ db }: Loading): Promise<void> {
  await db.execute(sql`delete from store_categories`);
  await db.execute(sql`
    insert into store_categories (store_id, category_id)
    select distinct i.store_id, coalesce(c.parent_id, c.id) from items i join categories c on c.id = i.category_id
    where i.status`);
  await db.execute(sql`
    update stores set total_items = (select count(*) from items where store_id = stores.id and status)`);
  await db.execute(sql`
    update categories set products_count = (
      select count(*) from categories sub join items i on i.category_id = sub.id and i.status
      where sub.id = categories.id or sub.parent_id = categories.id)`);
  await db.execute(sql`
    update brands set items_count = (select count(*) from items where brand_id = brands.id and status)`);
  await db.execute(sql`
    update common_conditions set items_count =
      (select count(*) from items where common_condition_id = common_conditions.id and status)`);
  await db.execute(sql`
    update modules set
      stores_count = (select count(*) from stores where module_id = modules.id and status),
      items_count = (select count(*) from items where module_id = modules.id and status)
        + (select count(*) from vehicles where module_id = modules.id and status)`);
}
