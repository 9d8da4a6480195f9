/**
 * The names under which caches in front keep public pages, so that they can forget those on which something has changed.
 * Spec: none; an operator's cache (docs/operations.md).
 *
 * Plain JavaScript, since the server before Next tells them, too.
 */

/** Of every public page. */
export const WHOLE_SHOP = 'shop';
/** Of every public page that is neither one item's nor one store's. */
export const LISTS = 'lists';

export const tagOfItem = (slug) => `product-${slug}`;
export const tagOfStore = (slug) => `store-${slug}`;

/**
 * By which names a cache in front can forget a page, from its path, or from that of its data: an item's page has the
 * item's, a store's the store's, all others that of the lists.
 */
export function tagsOfPage(path) {
  const [, inner = path] = /^\/_next\/data\/[^/]+(\/.*)\.json$/.exec(path) ?? [];
  const [, kind, slug] = /^(?:\/(?:en|ar))?\/(product|store)\/([\w-]{1,200})$/.exec(inner) ?? [];
  if (kind === 'product') return [WHOLE_SHOP, tagOfItem(slug)];
  const isList = kind === undefined || ['latest', 'popular', 'top-offer-nearby'].includes(slug);
  return [WHOLE_SHOP, isList ? LISTS : tagOfStore(slug)];
}
