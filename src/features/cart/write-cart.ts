import { useMutation, type QueryClient } from '@tanstack/react-query';
import type { CartLine } from '@/contract/ordering/cart';
import { queuedWrites, type Write } from '@/lib/api/queued-writes';
import { runMutation } from '@/lib/api/run-mutation';
import { readSession } from '@/lib/session';
import { CART_SCOPE, cartQuery } from './api';

const cartWrites = queuedWrites<CartLine[]>(CART_SCOPE, (market) => cartQuery(readSession(), market).queryKey);

export type WriteCart = (write: Write<CartLine[]>) => Promise<unknown>;

/** Runs a cart write; the caller reports failures. */
export const useWriteCart = (): WriteCart => useMutation(cartWrites).mutateAsync;

/** The same outside a component. */
export function cartWriter(client: QueryClient): WriteCart {
  return (write) => runMutation(client, cartWrites, write);
}
