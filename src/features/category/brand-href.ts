import type { Condition } from '@/contract/catalogue/condition';
import type { Brand } from '@/contract/catalogue/brand';

/** The canonical URL of a brand. */
export function brandHref({ id, slug }: Pick<Brand, 'id' | 'slug'>): string {
  return `/brand/${encodeURIComponent(slug || String(id))}`;
}

/** The canonical URL of a common condition. */
export function conditionHref({ id, slug }: Pick<Condition, 'id' | 'slug'>): string {
  return `/condition/${encodeURIComponent(slug || String(id))}`;
}
