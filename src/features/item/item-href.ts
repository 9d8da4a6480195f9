import type { ItemCard } from '@/contract/item';

type Linked = Pick<ItemCard, 'id' | 'slug'> & { module_id?: number | undefined };

/** The page of an item; slim lists know its id only (ROUTE-08, ROUTE-09). */
export function itemHref(item: Linked): string {
  return `${itemPath(item)}${item.module_id ? `?module_id=${item.module_id}` : ''}`;
}

/** The one public address, without query and language. */
export function itemPath(item: Pick<ItemCard, 'id' | 'slug'>): string {
  return `/product/${encodeURIComponent(item.slug || String(item.id))}`;
}
