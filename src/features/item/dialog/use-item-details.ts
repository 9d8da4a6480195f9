import { useQuery } from '@tanstack/react-query';
import type { AnyItemCard, Item } from '@/contract/catalogue/item';
import { itemKey, itemQuery } from '../api';

/** The details of an item on a card. Those of a campaign item come with its list. */
export function useItemDetails(item: AnyItemCard | Item) {
  const own = item.kind === 'campaign_item' ? item : undefined;
  const key = item.kind === 'item' ? itemKey(item) : '';
  const { data, isError, isFetching, refetch } = useQuery({ ...itemQuery(key), enabled: !own });
  return { data: own ?? data, isError, isFetching, refetch };
}
