import { useQuery } from '@tanstack/react-query';
import { listStoreItems } from '@/contract/catalogue/item';
import { getZone } from '@/contract/place/place';
import { getStore, listStoreReviews } from '@/contract/catalogue/store';
import { query } from '@/lib/api/hooks';
import { useSession } from '@/lib/session';

/** By slug or id. */
export const storeQuery = (id: string) => query(getStore, { id });

/** As many as one answer holds; `offset` counts pages from 1. */
export const STORE_ITEMS_PAGE = 100;
export const storeItemsQuery = (store_id: number, offset = 1) =>
  query(listStoreItems, { store_id, category_id: 0, limit: STORE_ITEMS_PAGE, offset });

export const mostOrderedQuery = (store_id: number) =>
  query(listStoreItems, { store_id, category_id: 0, filter: '["popular"]', limit: 10, offset: 1 });

export const storeReviewsQuery = (store_id: number) => query(listStoreReviews, { store_id });

/** Rates and surcharges where the customer is; undefined without a place and until they are known. */
export function useZones() {
  const { currentLatLng } = useSession();
  const place = currentLatLng ?? { lat: 0, lng: 0 };
  return useQuery({
    ...query(getZone, place, { staleTime: 5 * 60_000 }),
    enabled: currentLatLng !== null,
  }).data?.zone_data;
}
