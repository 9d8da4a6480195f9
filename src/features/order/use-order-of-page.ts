import { useRouter } from 'next/router';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useSession } from '@/lib/session';
import { useTrackedOrder } from './api';

/** The order in the page's URL, for its customer; `isKnown` once both the order and the customer are known. */
export function useOrderOfPage() {
  const { query, isReady } = useRouter();
  const { token } = useSession();
  const isKnown = useHydrated() && isReady;
  const order_id = Number(query.id ?? 0);
  const { data: order, isError, refetch } = useTrackedOrder(isKnown && token ? { order_id } : null);
  return { order_id, order, isKnown, isSignedOut: isKnown && !token, isError, refetch };
}
