import { isCancelledError, type QueryClient } from '@tanstack/react-query';
import type { CartLine } from '@/contract/ordering/cart';
import type { PageMarket } from '@/lib/page-market';
import { readSession } from '@/lib/session';
import { cartQuery, waitForCart } from './api';

/** What is known for longer may have changed in another tab or on another device. */
const CURRENT_MS = 5000;

/** The lines after all writes so far, fetched if necessary; those known before where they can not be fetched. */
export async function fetchCurrentLines(client: QueryClient, market?: PageMarket): Promise<CartLine[]> {
  await waitForCart(client);
  const query = cartQuery(readSession(), market);
  if (!query.enabled) return [];
  const known = client.getQueryData(query.queryKey);
  try {
    return await client.fetchQuery({ ...query, staleTime: CURRENT_MS, ...(known && { retry: false }) });
  } catch (error) {
    // A new write has canceled the request and brings its own list.
    if (isCancelledError(error)) return fetchCurrentLines(client, market);
    if (known) return known;
    throw error;
  }
}
