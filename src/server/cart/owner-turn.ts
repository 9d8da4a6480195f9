/**
 * Changes of one cart run one after another. The database would keep a connection for each that waits, so they wait here,
 * and few of them: otherwise one guest who sends many at once would keep all other visitors waiting.
 */
import { limits } from '@/domain/limits';
import type { Owner } from '../http/guards';
import { limitConcurrency } from '../http/concurrency-limit';

type Turn = { run: ReturnType<typeof limitConcurrency>; calls: number };

/** The owners whose carts are being changed by this process. */
const turns = new Map<string, Turn>();

/** Runs `change` when the owner's earlier ones are done; refuses with `busy` when too many wait. */
export async function takeTurn<Out>({ customer_id, guest_id }: Owner, change: () => Promise<Out>): Promise<Out> {
  const key = customer_id === null ? `guest ${guest_id}` : `customer ${customer_id}`;
  const turn = turns.get(key) ?? { run: limitConcurrency(1, limits.cart_changes_waiting_max), calls: 0 };
  turns.set(key, turn);
  turn.calls += 1;
  try {
    return await turn.run(change);
  } finally {
    turn.calls -= 1;
    if (turn.calls === 0) turns.delete(key);
  }
}
