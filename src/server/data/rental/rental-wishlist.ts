import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { stores, vehicles, wishlists } from '@/server/db/schema';
import type { PageRequest } from '../view';
import { addWish, removeWish } from '../wishlist';

/** Exactly one of the two. A provider is stored as a store. */
export type RentalWish = { vehicle_id: number } | { provider_id: number };

/** False when it was already on the wishlist. */
export const addRentalWish = (db: Database, user_id: number, wish: RentalWish, now: Date): Promise<boolean> =>
  addWish(db, user_id, toWish(wish), now);

/** False when it was not on the wishlist. */
export const removeRentalWish = (db: Database, user_id: number, wish: RentalWish): Promise<boolean> =>
  removeWish(db, user_id, toWish(wish));

const toWish = (wish: RentalWish) => ('vehicle_id' in wish ? wish : { store_id: wish.provider_id });

/** A page of vehicles and a page of providers, the newest wish first. */
export async function listRentalWishes(
  db: Database,
  user_id: number,
  module_id: number,
  { limit, offset }: PageRequest,
) {
  const own = eq(wishlists.user_id, user_id);
  const newest = [desc(wishlists.created_at), desc(wishlists.id)];
  const wishedVehicles = await db
    .select({ id: vehicles.id })
    .from(wishlists)
    .innerJoin(vehicles, eq(vehicles.id, wishlists.vehicle_id))
    .where(and(own, eq(vehicles.status, true)))
    .orderBy(...newest)
    .limit(limit)
    .offset((offset - 1) * limit);
  const wishedProviders = await db
    .select({ id: stores.id })
    .from(wishlists)
    .innerJoin(stores, eq(stores.id, wishlists.store_id))
    .where(and(own, eq(stores.status, true), eq(stores.module_id, module_id)))
    .orderBy(...newest)
    .limit(limit)
    .offset((offset - 1) * limit);
  return { vehicle_ids: wishedVehicles.map(({ id }) => id), provider_ids: wishedProviders.map(({ id }) => id) };
}
