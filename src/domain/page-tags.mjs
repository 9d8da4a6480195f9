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
 * The names by which a cache in front of the shop can forget a page, from the page's path or that of its data. An
 * item's page has the item's name, a store's page the store's, every other page the name of the lists.
 */
export function tagsOfPage(path) {
  const [, inner = path] = /^\/_next\/data\/[^/]+(\/.*)\.json$/.exec(path) ?? [];
  const [, kind, slug] = /^(?:\/(?:en|ar))?\/(product|store)\/([\w-]{1,200})$/.exec(inner) ?? [];
  if (kind === 'product') return [WHOLE_SHOP, tagOfItem(slug)];
  const isList = kind === undefined || ['latest', 'popular', 'top-offer-nearby'].includes(slug);
  return [WHOLE_SHOP, isList ? LISTS : tagOfStore(slug)];
}
