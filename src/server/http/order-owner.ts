import { ApiError } from './api';
import type { Caller } from './caller';
import { ownersOfAttempt, type Owner } from './guards';
import { ownsOrder } from '../data/order';

type Asked = { order_id: number; guest_id?: number | undefined };

/**
 * Whose order it is: the customer's, or that of the guest who has signed in since it was placed. Orders of others are
 * refused like unknown ones.
 */
export async function requireOrderOwner(caller: Caller, { order_id, guest_id }: Asked): Promise<Owner> {
  for (const owner of ownersOfAttempt(caller, guest_id)) {
    if (await ownsOrder(caller.db, order_id, owner)) return owner;
  }
  throw new ApiError('order');
}
