import { hmac } from '../config/secret';
import { isKept, keepOnce } from '../data/throttle';
import type { Caller } from '../http/caller';

type Noting = Pick<Caller, 'db' | 'now'>;

/**
 * Remembers an order that counts for its guest's address (`unpaidTries`) although it has no guest's id: the guest has
 * made an account with it. It is remembered as long as the count itself.
 */
export async function noteTryOfNewAccount({ db, now }: Noting, order_id: number): Promise<void> {
  await keepOnce(db, keyOf(order_id), now);
}

export function isTryOfNewAccount({ db }: Noting, order_id: number): Promise<boolean> {
  return isKept(db, keyOf(order_id));
}

function keyOf(order_id: number): string {
  return hmac('unpaid order of a new account', String(order_id));
}
