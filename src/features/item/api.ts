import type { ItemCard } from '@/contract/catalogue/item';
import { getItem, listItemReviews, listRelatedItems, listRelatedStoreItems } from '@/contract/catalogue/item';
import { limits } from '@/domain/limits';
import { query } from '@/lib/api/hooks';

/** By slug or id; fresh for 30 seconds, without retry (ITEM-02, ITEM-03). */
export const itemQuery = (id: string) => query(getItem, { id }, { staleTime: limits.item_cache_ms, retry: false });

/** Slim list items have only an id. */
export const itemKey = (item: Pick<ItemCard, 'kind' | 'id' | 'slug'>) => item.slug || String(item.id);

export const itemReviewsQuery = (id: number) => query(listItemReviews, { id, limit: 10, offset: 1 });

export const relatedItemsQuery = (id: number) => query(listRelatedItems, { id });

export const relatedStoreItemsQuery = (id: number) => query(listRelatedStoreItems, { id });
