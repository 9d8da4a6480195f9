/** How often what is sold was ordered: the order of the lists of what is popular (docs/decisions/034). */
import { asc, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { categories, item_campaigns, items, stores, uncounted_orders } from '@/server/db/schema';

/** Counts at most so many orders that have been delivered, once each; answers how many. Call it in a transaction. */
export async function countDeliveredOrders(db: Database, most: number): Promise<number> {
  const due = await db
    .select({ id: uncounted_orders.order_id })
    .from(uncounted_orders)
    .orderBy(asc(uncounted_orders.order_id))
    .limit(most)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  for (const [table, times] of timesOrdered(ids)) await raiseCounts(db, table, times);
  await db.delete(uncounted_orders).where(inArray(uncounted_orders.order_id, ids));
  return ids.length;
}

type Counted = typeof items | typeof item_campaigns | typeof stores | typeof categories;

/**
 * How often things were ordered: for goods and their categories every piece counts, for a store every order. Tables
 * come in the order in which a market is loaded and reviews add up, so that no transactions wait for each other in a
 * circle.
 */
function timesOrdered(order_ids: number[]): [Counted, SQL][] {
  const ids = sql.param(order_ids);
  return [
    [
      categories,
      sql`select whole.id, sum(line.quantity) as times from order_lines line
        left join items item on item.id = line.item_id
        left join item_campaigns campaign on campaign.id = line.item_campaign_id
        join categories own on own.id = coalesce(campaign.category_id, item.category_id)
        join categories whole on whole.id in (own.id, own.parent_id)
        where line.order_id = any(${ids}) group by whole.id`,
    ],
    [
      stores,
      sql`select store_id as id, count(*) as times from orders
        where id = any(${ids}) and store_id is not null group by store_id`,
    ],
    [
      items,
      sql`select item_id as id, sum(quantity) as times from order_lines
        where order_id = any(${ids}) and item_id is not null group by item_id`,
    ],
    [
      item_campaigns,
      sql`select item_campaign_id as id, sum(quantity) as times from order_lines
        where order_id = any(${ids}) and item_campaign_id is not null group by item_campaign_id`,
    ],
  ];
}

/** Rows of a table are locked in the order of their ids, as orders lock the stock of goods. */
async function raiseCounts(db: Database, table: Counted, times: SQL): Promise<void> {
  const name = sql.identifier(getTableName(table));
  await db.execute(sql`
    with ordered as (${times}), held as (
      select it.id, ordered.times from ${name} it join ordered on ordered.id = it.id order by it.id
      for no key update of it)
    update ${name} it set order_count = it.order_count + held.times from held where it.id = held.id`);
}
