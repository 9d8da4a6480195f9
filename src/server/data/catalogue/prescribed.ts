import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { items } from '@/server/db/schema';

/**
 * The items that the demo's pharmacist may choose for a prescription: items without choices, those that need a
 * prescription first.
 */
export async function listPrescribedIds(db: Database, store_id: number): Promise<number[]> {
  const found = await db
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.store_id, store_id),
        eq(items.status, true),
        gt(items.stock, 0),
        sql`jsonb_array_length(${items.variations}) = 0 and jsonb_array_length(${items.food_variations}) = 0`,
      ),
    )
    .orderBy(desc(items.is_prescription_required), asc(items.id))
    .limit(PRESCRIBED);
  return found.map(({ id }) => id);
}

const PRESCRIBED = 2;
