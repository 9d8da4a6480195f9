import type { ItemCard } from '@/contract/catalogue/item';

/** Items only: campaign items have their own ids and no page. */
type Named = Pick<ItemCard, 'id' | 'slug'> & { kind?: 'item' };
type Linked = Named & { module_id?: number | undefined };

/** The page of an item; slim list items have only an id (ROUTE-08, ROUTE-09). */
export function itemHref(item: Linked): string {
  return `${itemPath(item)}${item.module_id ? `?module_id=${item.module_id}` : ''}`;
}

/** The canonical path, without query and language. */
export function itemPath(item: Named): string {
  return `/product/${encodeURIComponent(item.slug || String(item.id))}`;
}
