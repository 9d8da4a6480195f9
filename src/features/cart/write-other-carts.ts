import type { QueryClient } from '@tanstack/react-query';
import type { CartLine } from '@/contract/ordering/cart';
import type { Write } from '@/lib/api/queued-writes';
import { runMutation } from '@/lib/api/run-mutation';

/** Runs a write to the customer's carts of other modules (other-modules-api.ts); the caller reports failures. */
export function otherCartsWriter(client: QueryClient): (write: Write<CartLine[]>) => Promise<CartLine[]> {
  const mutationFn = ({ send }: Write<CartLine[]>) => send({});
  return (write) => runMutation(client, { mutationKey: ['other carts'], mutationFn, meta: { silent: true } }, write);
}
