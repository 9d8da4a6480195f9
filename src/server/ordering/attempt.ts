import { Unauthorized } from '../http/api';
import { lockOwner } from '../data/guest';
import type { Database } from '../db/client';
import type { Owner } from '../http/guards';

/**
 * Locks them until the transaction ends, so that an attempt that is sent twice at once runs one after the other. The
 * customer comes first, as when carts are merged. Refuses an owner that does not exist.
 */
export async function lockAttempt(db: Database, [owner, ...former]: readonly Owner[]): Promise<void> {
  if (!owner || !(await lockOwner(db, owner))) throw new Unauthorized();
  for (const one of former) await lockOwner(db, one);
}

type Asked = { owner: Owner; input: { guest_id?: number | undefined; create_new_user?: number | null | undefined } };

/**
 * The guest who may have sent a customer's attempt before signing in. When the earlier call arrives after the later one,
 * it finds what was placed by the guest's id.
 */
export function formerGuest({ owner, input }: Asked): number | null {
  const isNewAccount = input.create_new_user === 1;
  return owner.customer_id === null || isNewAccount ? null : (input.guest_id ?? null);
}
