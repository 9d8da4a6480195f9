import type { Category } from '@/contract/catalogue/category';

/** The one public address of a category; older back ends know its id only. */
export function categoryHref({ id, slug }: Pick<Category, 'id' | 'slug'>): string {
  return `/category/${encodeURIComponent(slug || String(id))}`;
}
