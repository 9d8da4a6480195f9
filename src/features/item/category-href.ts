import type { Category } from '@/contract/catalogue/category';

/** The canonical URL of a category; older back ends have only its id. */
export function categoryHref({ id, slug }: Pick<Category, 'id' | 'slug'>): string {
  return `/category/${encodeURIComponent(slug || String(id))}`;
}
