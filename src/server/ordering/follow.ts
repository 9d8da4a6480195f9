import type { Caller } from '../http/caller';
import type { Whose } from '../data/order';
import { expireUnpaid } from './unpaid';

/**
 * Brings the orders of an owner, or one order, up to date: cancels what was not paid in time and applies what the staff
 * has done.
 */
export async function advanceOrders(caller: Caller, whose: Whose): Promise<void> {
  await expireUnpaid(caller);
  await caller.staff.moveOrders(caller, whose);
}
