import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { addresses } from '../db/schema';
import type { PageRequest } from './view';

export type AddressRow = typeof addresses.$inferSelect;
export type AddressInput = Omit<AddressRow, 'id' | 'user_id' | 'created_at' | 'updated_at'>;

/** Newest first. */
export async function listAddresses(db: Database, user_id: number, page: PageRequest) {
  const which = eq(addresses.user_id, user_id);
  const rows = await db
    .select()
    .from(addresses)
    .where(which)
    .orderBy(desc(addresses.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  return { total_size: await countAddresses(db, user_id), rows };
}

export async function countAddresses(db: Database, user_id: number): Promise<number> {
  return db.$count(addresses, eq(addresses.user_id, user_id));
}

export async function insertAddress(db: Database, user_id: number, address: AddressInput, now: Date): Promise<void> {
  await db.insert(addresses).values({ ...address, user_id, created_at: now, updated_at: now });
}

/** False when the customer has no such address. */
export async function changeAddress(
  db: Database,
  whose: { user_id: number; id: number },
  address: AddressInput,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(addresses)
    .set({ ...address, updated_at: now })
    .where(and(eq(addresses.id, whose.id), eq(addresses.user_id, whose.user_id)))
    .returning({ id: addresses.id });
  return changed.length > 0;
}

/** False when the customer has no such address. */
export async function removeAddress(db: Database, { user_id, id }: { user_id: number; id: number }): Promise<boolean> {
  const removed = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.user_id, user_id)))
    .returning({ id: addresses.id });
  return removed.length > 0;
}
