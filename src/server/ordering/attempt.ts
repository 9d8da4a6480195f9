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
