import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../db/client';
import { orders } from '../db/schema';
import { attemptedBy, type OwnerKey } from './guest';
import type { StoredOrder } from './order';

/** The order that one of the owners has already placed with this idempotency key. */
export async function findOrderByKey(
  db: Database,
  owners: readonly OwnerKey[],
  key: string,
): Promise<StoredOrder | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(or(...owners.map((owner) => attemptedBy(orders, owner))), eq(orders.idempotency_key, key)));
  return row;
}
