/**
 * Counts how often items, categories and stores were ordered, by which popular lists are sorted (docs/decisions/034).
 */
import { asc, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { categories, item_campaigns, items, stores, uncounted_orders } from '@/server/db/schema';

/** Counts at most `most` delivered orders, each exactly once; answers how many. Call it in a transaction. */
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
 * How often things were ordered: for items and their categories every piece counts, for a store every order. The tables
 * are in the order in which loading a market and rating items lock them too, so that transactions cannot deadlock.
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

/** Locks the rows of a table in the order of their ids, as orders lock stock. */
async function raiseCounts(db: Database, table: Counted, times: SQL): Promise<void> {
  const name = sql.identifier(getTableName(table));
  await db.execute(sql`
    with ordered as (${times}), held as (
      select target.id, ordered.times from ${name} target join ordered on ordered.id = target.id order by target.id
      for no key update of target)
    update ${name} target set order_count = target.order_count + held.times from held where target.id = held.id`);
}
