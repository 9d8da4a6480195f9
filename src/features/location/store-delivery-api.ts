import { useQuery } from '@tanstack/react-query';
import { listStoreDeliveries, type StoreDelivery } from '@/contract/catalogue/store-delivery';
import type { LatLng } from '@/contract/place/place';
import { limits } from '@/domain/limits';
import { request } from '@/lib/api/browser';
import { placeKey } from '@/lib/session';

const FRESH_MS = 60_000;
/** Long enough to batch the requests of a list's cards. */
const TOGETHER_MS = 30;

/**
 * The distance and charges of a delivery from the store to `at`, as in the checkout. Undefined while loading and
 * without a place; null where the back end does not send it: distance and fee are estimates then.
 */
export function useStoreDelivery(store_id: number, at: LatLng | null): StoreDelivery | null | undefined {
  const { data, isError } = useQuery({
    queryKey: [listStoreDeliveries.path, store_id, at],
    queryFn: () => (at ? askTogether(store_id, at) : null),
    enabled: at !== null && store_id > 0,
    staleTime: FRESH_MS,
    retry: false,
  });
  return isError ? null : data;
}

type Asking = { store_id: number; tell: (found: StoreDelivery | null) => void; fail: (error: unknown) => void };

const waiting = new Map<string, Asking[]>();

function askTogether(store_id: number, at: LatLng): Promise<StoreDelivery | null> {
  const key = placeKey(at);
  return new Promise((tell, fail) => {
    const others = waiting.get(key) ?? [];
    waiting.set(key, [...others, { store_id, tell, fail }]);
    if (others.length === 0) setTimeout(() => void send(key, at), TOGETHER_MS);
  });
}

async function send(key: string, at: LatLng): Promise<void> {
  const all = waiting.get(key) ?? [];
  waiting.delete(key);
  for (let first = 0; first < all.length; first += limits.stores_per_delivery_call) {
    const some = all.slice(first, first + limits.stores_per_delivery_call);
    try {
      const store_ids = JSON.stringify([...new Set(some.map((request) => request.store_id))]);
      const found = await request(listStoreDeliveries, { store_ids, ...at });
      for (const { store_id, tell } of some) tell(found.find((delivery) => delivery.store_id === store_id) ?? null);
    } catch (error) {
      for (const { fail } of some) fail(error);
    }
  }
}
