import { useQuery } from '@tanstack/react-query';
import { findItems, findStores, suggestAll, suggestItems } from '@/contract/catalogue/search';
import { limits } from '@/domain/limits';
import { choiceInput, type SearchChoice } from '@/domain/search/search-choice';
import { marketQuery } from '@/lib/api/market';
import { usePages } from '@/lib/api/use-pages';
import type { PageMarket } from '@/lib/page-market';
import { useSession } from '@/lib/session';

/** The subject of a list, before the customer filters it. */
export type Scope = { words: string } | { category_id: number } | { brand_id: number };

export function useFoundItems(market: PageMarket, scope: Scope, choice: SearchChoice, enabled: boolean) {
  const input = { list_type: 'item' as const, limit: 2 * limits.list_page_size, ...toInput(scope, choice) };
  return usePages(market, findItems, input, { enabled, rows: 'products' });
}

export function useFoundStores(market: PageMarket, scope: Scope, choice: SearchChoice, enabled: boolean) {
  const input = { list_type: 'store' as const, limit: limits.popular_stores_limit, ...toInput(scope, choice) };
  return usePages(market, findStores, input, { enabled, rows: 'stores' });
}

function toInput(scope: Scope, choice: SearchChoice) {
  const chosen = choiceInput(choice);
  if ('words' in scope) return { ...chosen, data_type: 'searched' as const, name: scope.words };
  if ('brand_id' in scope) return { ...chosen, data_type: 'brand' as const, brand_ids: [scope.brand_id] };
  return { ...chosen, data_type: 'category' as const, category_ids: [scope.category_id] };
}

const NAMES = 5;

/** Suggestions of the server for some letters: items, stores and categories with a place, else names of items. */
export function useNamed(market: PageMarket, name: string) {
  const { currentLatLng } = useSession();
  const isOn = name !== '' && market.module_id !== null;
  const all = useQuery({ ...marketQuery(market, suggestAll, { name }), enabled: isOn && currentLatLng !== null });
  const names = useQuery({
    ...marketQuery(market, suggestItems, { name, limit: NAMES }),
    enabled: isOn && currentLatLng === null,
  });
  const is_answered = !isOn || (currentLatLng === null ? names : all).isSuccess;
  return { all: isOn ? all.data : undefined, names: isOn ? names.data : undefined, is_answered };
}
