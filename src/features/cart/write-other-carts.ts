import type { QueryClient } from '@tanstack/react-query';
import type { CartLine } from '@/contract/ordering/cart';
import { queueKey } from '@/lib/api/queue-state';
import type { Write } from '@/lib/api/queued-writes';
import { runMutation } from '@/lib/api/run-mutation';
import { CART_SCOPE } from './api';

/**
 * Runs a write to the customer's carts of other modules (other-modules-api.ts), in one queue with those to the shown one,
 * which may be among them; the caller reports failures.
 */
export function otherCartsWriter(client: QueryClient): (write: Write<CartLine[]>) => Promise<CartLine[]> {
  const mutationFn = ({ send }: Write<CartLine[]>) => send({});
  const mutationKey = [...queueKey(CART_SCOPE), 'other modules'];
  const options = { mutationKey, scope: { id: CART_SCOPE }, mutationFn, meta: { silent: true } };
  return (write) => runMutation(client, options, write);
}
