import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listStoreItems, type ItemPage } from '@/contract/catalogue/item';
import { getZone } from '@/contract/place/place';
import { getStore, listStoreReviews } from '@/contract/catalogue/store';
import { limits } from '@/domain/limits';
import { query } from '@/lib/api/hooks';
import { useSession } from '@/lib/session';

/** By slug or id. */
export const storeQuery = (id: string) => query(getStore, { id });

/** The maximum of one answer; `offset` counts pages from 1. */
export const STORE_ITEMS_PAGE = 100;
export const storeItemsQuery = (store_id: number, offset = 1) =>
  query(listStoreItems, { store_id, category_id: 0, limit: STORE_ITEMS_PAGE, offset });

/** All items of a store in one list; pages rendered by the server are reused. */
export function useStoreItems(store_id: number, pages: number) {
  const client = useQueryClient();
  const parts = Array.from({ length: pages }, (_, page) => storeItemsQuery(store_id, page + 1));
  const known = () => parts.flatMap(({ queryKey }) => client.getQueryState<ItemPage>(queryKey) ?? []);
  return useQuery({
    queryKey: [listStoreItems.path, { store_id, pages }],
    queryFn: async () => itemsOf(await Promise.all(parts.map((part) => client.fetchQuery(part)))),
    initialData: () => {
      const answers = known().flatMap(({ data }) => data ?? []);
      return answers.length === pages ? itemsOf(answers) : undefined;
    },
    initialDataUpdatedAt: () => Math.min(...known().map(({ dataUpdatedAt }) => dataUpdatedAt)),
  });
}

const itemsOf = (answers: readonly ItemPage[]) => answers.flatMap(({ products }) => products);

export const mostOrderedQuery = (store_id: number) =>
  query(listStoreItems, { store_id, category_id: 0, filter: '["popular"]', limit: 10, offset: 1 });

export const storeReviewsQuery = (store_id: number) => query(listStoreReviews, { store_id });

/** Rates and surcharges at the customer's place; undefined without a place and until they are loaded. */
export function useZones() {
  const { currentLatLng } = useSession();
  const place = currentLatLng ?? { lat: 0, lng: 0 };
  return useQuery({
    ...query(getZone, place, { staleTime: limits.catalogue_cache_ms }),
    enabled: currentLatLng !== null,
  }).data?.zone_data;
}
