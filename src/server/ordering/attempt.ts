import { Unauthorized } from '../http/api';
import type { Caller } from '../http/caller';
import { lockOwner } from '../data/guest';
import type { Database } from '../db/client';
import { requireOwner, type Owner } from '../http/guards';

/**
 * Whose order an attempt may have placed: the present owner's and, for a customer who signed in after it was first sent,
 * the one of the guest that the input names. The guest id is as secret as a token.
 */
export function ownersOfAttempt(caller: Caller, guest_id: number | undefined): Owner[] {
  const owner = requireOwner(caller, guest_id);
  return owner.customer_id === null || guest_id === undefined ? [owner] : [owner, { customer_id: null, guest_id }];
}

/**
 * Locks them until the transaction ends, so that an attempt that is sent twice at once runs one after the other. The
 * customer comes first, as when carts are merged. Refuses an owner that does not exist.
 */
export async function lockAttempt(db: Database, [owner, ...former]: readonly Owner[]): Promise<void> {
  if (!owner || !(await lockOwner(db, owner))) throw new Unauthorized();
  for (const one of former) await lockOwner(db, one);
}
