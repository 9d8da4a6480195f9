import { useQuery } from '@tanstack/react-query';
import type { Category } from '@/contract/category';
import { findItems, findStores, suggestAll, suggestItems } from '@/contract/search';
import { limits } from '@/domain/limits';
import { choiceInput, type SearchChoice } from '@/domain/search-choice';
import { useStorePages } from '@/features/store/use-store-pages';
import { marketQuery, usePages } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';
import { useSession } from '@/lib/session';
import { useCategories } from '@/features/category/api';

/** What a list is about, before the customer narrows it. */
export type Scope = { words: string } | { category_id: number } | { brand_id: number };

export function useFoundItems(market: PageMarket, scope: Scope, choice: SearchChoice) {
  const input = { list_type: 'item' as const, limit: 2 * limits.list_page_size, ...inputOf(scope, choice) };
  return usePages(market, findItems, input, { count: (page) => page.products.length });
}

export function useFoundStores(market: PageMarket, scope: Scope, choice: SearchChoice) {
  const input = { list_type: 'store' as const, limit: limits.popular_stores_limit, ...inputOf(scope, choice) };
  return useStorePages(market, findStores, input);
}

function inputOf(scope: Scope, choice: SearchChoice) {
  const chosen = choiceInput(choice);
  if ('words' in scope) return { ...chosen, data_type: 'searched' as const, name: scope.words };
  if ('brand_id' in scope) return { ...chosen, data_type: 'brand' as const, brand_ids: [scope.brand_id] };
  return { ...chosen, data_type: 'category' as const, category_ids: [scope.category_id] };
}

export type Suggestion = {
  kind: 'item' | 'store' | 'category';
  /** 0 where only the name is known. */
  id: number;
  slug: string;
  name: string;
  picture: string | null;
};

const EACH = 5;

/** Names for what has been typed so far: with a place items and stores, else items; categories from those known. */
export function useSuggestions(market: PageMarket, words: string): Suggestion[] {
  const { currentLatLng } = useSession();
  const name = words.length > 1 ? words : '';
  const isOn = name !== '' && market.module_id !== null;
  const all = useQuery({ ...marketQuery(market, suggestAll, { name }), enabled: isOn && currentLatLng !== null });
  const names = useQuery({
    ...marketQuery(market, suggestItems, { name, limit: EACH }),
    enabled: isOn && currentLatLng === null,
  });
  const categories = useCategories(market) ?? [];
  if (!isOn) return [];
  const { items = [], stores = [] } = all.data ?? {};
  return [
    ...named(categories, name).map(({ id, slug, ...it }) => thing('category', { id, slug, ...it })),
    ...stores.slice(0, EACH).map((it) => thing('store', { ...it, slug: '' })),
    ...items.slice(0, EACH).map((it) => thing('item', { ...it, slug: '' })),
    ...(names.data ?? []).slice(0, EACH).map((it) => thing('item', { id: 0, slug: '', name: it })),
  ];
}

type Thing = { id: number; slug: string; name: string; image_full_url?: string | null };

function thing(kind: Suggestion['kind'], { id, slug, name, image_full_url = null }: Thing): Suggestion {
  return { kind, id, slug, name, picture: image_full_url };
}

function named(categories: readonly Category[], words: string): Category[] {
  const part = words.toLowerCase();
  return categories
    .flatMap((it) => [it, ...it.childes])
    .filter(({ name }) => name.toLowerCase().includes(part))
    .slice(0, 3);
}
