import type { ItemCard } from '@/contract/catalogue/item';

/** Items only: what a campaign sells has numbers of its own and no page. */
type Named = Pick<ItemCard, 'id' | 'slug'> & { kind?: 'item' };
type Linked = Named & { module_id?: number | undefined };

/** The page of an item; slim lists know its id only (ROUTE-08, ROUTE-09). */
export function itemHref(item: Linked): string {
  return `${itemPath(item)}${item.module_id ? `?module_id=${item.module_id}` : ''}`;
}

/** The one public address, without query and language. */
export function itemPath(item: Named): string {
  return `/product/${encodeURIComponent(item.slug || String(item.id))}`;
}
