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
/** Fewer letters mean everything. */
const LETTERS_MIN = 2;

/** Categories, stores and items for what has been typed so far; how many there are is known once `is_answered`. */
export function useSuggestions(market: PageMarket, words: string): { found: Suggestion[]; is_answered: boolean } {
  const name = words.length < LETTERS_MIN ? '' : words;
  const { all, names, is_answered } = useNamed(market, name);
  const known = useCategories(market);
  const found = useMemo(() => {
    if (name === '') return [];
    const { items = [], stores = [], categories = [] } = all ?? {};
    return [
      // Back ends that answer no categories leave it to those that the page knows.
      ...(categories.length > 0 ? categories : named(known ?? [], name))
        .slice(0, 3)
        .map((it) => thing('category', { slug: '', ...it })),
      ...stores.slice(0, EACH).map((it) => thing('store', { ...it, slug: '' })),
      ...items.slice(0, EACH).map((it) => thing('item', { ...it, slug: '' })),
      ...(names ?? []).map((it) => thing('item', { id: 0, slug: '', name: it })),
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
  return categories.flatMap((it) => [it, ...it.childes]).filter(({ name }) => name.toLowerCase().includes(part));
}
