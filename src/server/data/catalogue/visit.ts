import { and, desc, eq, inArray, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { items, order_lines, orders, stores } from '@/server/db/schema';
import { inMarket, type Market } from '../market';

/** Limits of the answer: stores, and items of each. */
const STORES = 10;
const ITEMS = 5;

const delivered = (user_id: number): SQL | undefined =>
  and(eq(orders.user_id, user_id), eq(orders.order_status, 'delivered'));

/** Stores of the market from which the customer has received an order, the latest first. */
export async function listVisitedStores(db: Database, user_id: number, market: Market): Promise<number[]> {
  const latest = max(orders.created_at);
  const found = await db
    .select({ id: stores.id, latest })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(and(delivered(user_id), eq(stores.status, true), ...inMarket(market, stores)))
    .groupBy(stores.id)
    .orderBy(desc(latest), desc(stores.id))
    .limit(STORES);
  return found.map(({ id }) => id);
}

/** The items that the customer received from each of the stores, the latest first, at most five of each. */
export async function listVisitedItems(db: Database, user_id: number, store_ids: readonly number[]): Promise<number[]> {
  if (store_ids.length === 0) return [];
  const latest = max(orders.created_at);
  const ranked = db
    .select({
      id: items.id,
      place: sql<number>`row_number() over (partition by ${items.store_id} order by ${latest} desc, ${items.id})`.as(
        'place',
      ),
    })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .innerJoin(items, eq(items.id, order_lines.item_id))
    .where(
      and(
        delivered(user_id),
        isNotNull(order_lines.item_id),
        eq(items.status, true),
        inArray(items.store_id, [...store_ids]),
      ),
    )
    .groupBy(items.id, items.store_id)
    .as('ranked');
  const found = await db
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.place} <= ${ITEMS}`)
    .orderBy(ranked.place, ranked.id);
  return found.map(({ id }) => id);
}
