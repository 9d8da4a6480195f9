import { isCancelledError, type QueryClient } from '@tanstack/react-query';
import type { CartLine } from '@/contract/ordering/cart';
import { readSession } from '@/lib/session';
import { cartQuery, waitForCart } from './api';

/** The lines after all writes so far, fetched if necessary. */
export async function fetchCurrentLines(client: QueryClient): Promise<CartLine[]> {
  await waitForCart(client);
  const query = cartQuery(readSession());
  if (!query.enabled) return [];
  try {
    return await client.ensureQueryData(query);
  } catch (error) {
    // A new write has canceled the request and brings its own list.
    if (isCancelledError(error)) return fetchCurrentLines(client);
    throw error;
  }
}
