import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../db/client';
import { orders } from '../db/schema';
import type { OwnerKey } from './guest';
import { ownedBy, type StoredOrder } from './order';

/** The order that one of the owners has already placed with this idempotency key. */
export async function findOrderByKey(
  db: Database,
  owners: readonly OwnerKey[],
  key: string,
): Promise<StoredOrder | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(or(...owners.map(attemptedBy)), eq(orders.idempotency_key, key)));
  return row;
}

/** Also what a customer has placed with an attempt that the guest had begun. */
function attemptedBy(owner: OwnerKey) {
  const { guest_id } = owner;
  return guest_id === null ? ownedBy(owner) : or(ownedBy(owner), eq(orders.attempt_guest_id, guest_id));
}
