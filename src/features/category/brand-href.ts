import type { Brand, Condition } from '@/contract/catalogue/category';

/** The one public address of a brand. */
export function brandHref({ id, slug }: Pick<Brand, 'id' | 'slug'>): string {
  return `/brand/${encodeURIComponent(slug || String(id))}`;
}

/** The one public address of a common condition. */
export function conditionHref({ id, slug }: Pick<Condition, 'id' | 'slug'>): string {
  return `/condition/${encodeURIComponent(slug || String(id))}`;
}
