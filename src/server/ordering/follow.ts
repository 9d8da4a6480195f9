import type { Caller } from '../http/caller';
import type { Whose } from '../data/order';
import { expireUnpaid } from './unpaid';

/** Brings the orders of an owner, or one order, to where they are now: who did not pay in time, what the staff has done. */
export async function advanceOrders(caller: Caller, whose: Whose): Promise<void> {
  await expireUnpaid(caller);
  await caller.staff.moveOrders(caller, whose);
}
