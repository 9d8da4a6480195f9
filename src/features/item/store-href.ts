import type { StoreLink } from '@/contract/catalogue/store';

type Linked = Pick<StoreLink, 'id'> & Partial<Omit<StoreLink, 'name'>>;

/**
 * The URL of a store with the specified query; the page works without it. `lat` and `lng` are the store's own, so that
 * a shared link reveals nothing about the customer (ROUTE-07).
 */
export function storeHref(store: Linked): string {
  const query = new URLSearchParams();
  if (store.module_id) query.set('module_id', String(store.module_id));
  if (store.zone_id) query.set('store_zone_id', String(store.zone_id));
  if (store.module_type) query.set('module_type', store.module_type);
  if (store.latitude && store.longitude) {
    query.set('lat', String(store.latitude));
    query.set('lng', String(store.longitude));
  }
  const search = query.toString();
  return `${storePath(store)}${search && `?${search}`}`;
}

/** The canonical path, without query and language. */
export function storePath(store: { id: number; slug?: string | undefined }): string {
  return `/store/${encodeURIComponent(store.slug || String(store.id))}`;
}
