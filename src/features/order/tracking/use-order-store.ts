import { useQuery } from '@tanstack/react-query';
import type { StoreCard } from '@/contract/catalogue/store';
import { storeQuery } from '@/features/store/api';

/** The store of an order with its phone number, which the order itself lacks. */
export function useOrderStore({ id, slug }: StoreCard) {
  return useQuery({ ...storeQuery(slug || String(id)), retry: false });
}
