import { useMemo } from 'react';
import type { Category } from '@/contract/catalogue/category';
import { useCategories } from '@/features/category/api';
import type { PageMarket } from '@/lib/page-market';
import { useNamed } from './api';

export type Suggestion = {
  kind: 'item' | 'store' | 'category';
  /** 0 where only the name is known. */
  id: number;
  slug: string;
  name: string;
  picture: string | null;
};

const EACH = 5;
/** Fewer letters match everything. */
const LETTERS_MIN = 2;

/** Categories, stores and items for the typed text; the list is final once `is_answered`. */
export function useSuggestions(market: PageMarket, words: string): { found: Suggestion[]; is_answered: boolean } {
  const name = words.length < LETTERS_MIN ? '' : words;
  const { all, names, is_answered } = useNamed(market, name);
  const known = useCategories(market);
  const found = useMemo(() => {
    if (name === '') return [];
    const { items = [], stores = [], categories = [] } = all ?? {};
    return [
      // If the back end suggests no categories, the page's own categories are searched.
      ...(categories.length > 0 ? categories : named(known ?? [], name))
        .slice(0, 3)
        .map((category) => thing('category', { slug: '', ...category })),
      ...stores.slice(0, EACH).map((store) => thing('store', { ...store, slug: '' })),
      ...items.slice(0, EACH).map((item) => thing('item', { ...item, slug: '' })),
      ...(names ?? []).map((name) => thing('item', { id: 0, slug: '', name: name })),
    ];
  }, [name, all, names, known]);
  return { found, is_answered };
}

type Thing = { id: number; slug: string; name: string; image_full_url?: string | null };

function thing(kind: Suggestion['kind'], { id, slug, name, image_full_url = null }: Thing): Suggestion {
  return { kind, id, slug, name, picture: image_full_url };
}

function named(categories: readonly Category[], words: string): Category[] {
  const part = words.toLowerCase();
  return categories
    .flatMap((category) => [category, ...category.childes])
    .filter(({ name }) => name.toLowerCase().includes(part));
}
