/**
 * The tags of public pages in upstream caches, which can thus purge the pages that a change affects.
 * Spec: none; an operator's cache (docs/operations.md).
 *
 * Plain JavaScript, because the server in front of Next uses it as well.
 */

/** The tag of every public page. */
export const WHOLE_SHOP = 'shop';
/** The tag of every public page except those of one item or one store. */
export const LISTS = 'lists';

export const tagOfItem = (slug) => `product-${slug}`;
export const tagOfStore = (slug) => `store-${slug}`;

/**
 * The tags of a page, from its path or the path of its data. An item's page has the item's tag, a store's page the
 * store's tag, every other page the tag of the lists.
 */
export function tagsOfPage(path) {
  const [, inner = path] = /^\/_next\/data\/[^/]+(\/.*)\.json$/.exec(path) ?? [];
  const [, kind, slug] = /^(?:\/(?:en|ar))?\/(product|store)\/([\w-]{1,200})$/.exec(inner) ?? [];
  if (kind === 'product') return [WHOLE_SHOP, tagOfItem(slug)];
  const isList = kind === undefined || ['latest', 'popular', 'top-offer-nearby'].includes(slug);
  return [WHOLE_SHOP, isList ? LISTS : tagOfStore(slug)];
}
