import { useQuery } from '@tanstack/react-query';
import { listSuggestedItems } from '@/contract/catalogue/item-lists';
import { query } from '@/lib/api/hooks';

/** More than are shown, as some are in the cart already and some are unavailable. */
const ASKED = 20;

/** Suggestions that go with the cart's items, from the same store. */
export const useSuggestedItems = (store_id: number) =>
  useQuery(query(listSuggestedItems, { store_id, limit: ASKED, offset: 1 }, { retry: false }));
