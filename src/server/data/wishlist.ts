import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/client';
import { items, stores, wishlists } from '../db/schema';
import { inMarket, type Market } from './market';

/** Exactly one of the two. */
export type Wish = { item_id: number } | { store_id: number };
type AnyWish = Wish | { vehicle_id: number };

/** Whether it is sold, in any market. */
export async function isKnown(db: Database, wish: Wish): Promise<boolean> {
  const found =
    'item_id' in wish
      ? await db
          .select({ id: items.id })
          .from(items)
          .innerJoin(stores, eq(stores.id, items.store_id))
          .where(and(eq(items.id, wish.item_id), eq(items.status, true), eq(stores.status, true)))
      : await db
          .select({ id: stores.id })
          .from(stores)
          .where(and(eq(stores.id, wish.store_id), eq(stores.status, true)));
  return found.length > 0;
}

/** False when it was already on the wishlist. */
export async function addWish(db: Database, user_id: number, wish: AnyWish, now: Date): Promise<boolean> {
  const added = await db
    .insert(wishlists)
    .values({ user_id, ...wish, created_at: now, updated_at: now })
    .onConflictDoNothing()
    .returning({ id: wishlists.id });
  return added.length > 0;
}

/** False when it was not on the wishlist. */
export async function removeWish(db: Database, user_id: number, wish: AnyWish): Promise<boolean> {
  const removed = await db
    .delete(wishlists)
    .where(and(eq(wishlists.user_id, user_id), isThing(wish)))
    .returning({ id: wishlists.id });
  return removed.length > 0;
}

function isThing(wish: AnyWish): SQL {
  if ('vehicle_id' in wish) return eq(wishlists.vehicle_id, wish.vehicle_id);
  return 'item_id' in wish ? eq(wishlists.item_id, wish.item_id) : eq(wishlists.store_id, wish.store_id);
}

/** The ids of wishes that are sold in the market, the newest wish first. */
export async function listWishedIds(db: Database, user_id: number, market: Market) {
  const own = eq(wishlists.user_id, user_id);
  const newest = [desc(wishlists.created_at), desc(wishlists.id)];
  const wishedItems = await db
    .select({ id: items.id })
    .from(wishlists)
    .innerJoin(items, eq(items.id, wishlists.item_id))
    .innerJoin(stores, eq(stores.id, items.store_id))
    .where(and(own, eq(items.status, true), eq(stores.status, true), ...inMarket(market, items)))
    .orderBy(...newest)
    .limit(SHOWN);
  const wishedStores = await db
    .select({ id: stores.id })
    .from(wishlists)
    .innerJoin(stores, eq(stores.id, wishlists.store_id))
    .where(and(own, eq(stores.status, true), ...inMarket(market, stores)))
    .orderBy(...newest)
    .limit(SHOWN);
  return { item_ids: wishedItems.map(({ id }) => id), store_ids: wishedStores.map(({ id }) => id) };
}

/** The wire format has no pages for this list, so it is limited. */
const SHOWN = 200;

/** The ids of all wishes, in every market, the newest first. */
export async function listAllWishedIds(db: Database, user_id: number) {
  const wishes = await db
    .select({ item_id: wishlists.item_id, store_id: wishlists.store_id })
    .from(wishlists)
    .where(eq(wishlists.user_id, user_id))
    .orderBy(desc(wishlists.id))
    .limit(TOLD);
  const known = (wished: (number | null)[]) => wished.filter((id) => id !== null);
  return {
    item_ids: known(wishes.map(({ item_id }) => item_id)),
    store_ids: known(wishes.map(({ store_id }) => store_id)),
  };
}

const TOLD = 2000;
