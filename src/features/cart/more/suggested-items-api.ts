import { useQuery } from '@tanstack/react-query';
import { listSuggestedItems } from '@/contract/catalogue/item';
import { query } from '@/lib/api/hooks';

/** Asked for, as some are in the cart already and some can not be had now. */
const ASKED = 20;

/** What goes well with what is bought of a store. */
export const useSuggestedItems = (store_id: number) =>
  useQuery(query(listSuggestedItems, { store_id, limit: ASKED, offset: 1 }, { staleTime: 60_000, retry: false }));
