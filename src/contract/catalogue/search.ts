import type { InferType } from 'yup';
import { endpoint, type Endpoint } from '../core/endpoint';
import type { ItemPage } from './item';
import type { StorePage } from './store';
import type * as schema from './search.schema';

type Choice = Omit<InferType<typeof schema.listCombined>, 'list_type'>;

const PATH = '/get-combined-data';

/**
 * Items by search, category, brand or offer: the list behind the search page and the "see all" pages (wire-format
 * §5.4).
 */
export const findItems: Endpoint<Choice & { list_type: 'item' }, ItemPage> = endpoint({
  method: 'get',
  path: PATH,
  read: () => import('./search.read').then((mod) => mod.readItems),
});

/** Stores by search, category or offer. */
export const findStores: Endpoint<Choice & { list_type: 'store' }, StorePage> = endpoint({
  method: 'get',
  path: PATH,
  read: () => import('./search.read').then((mod) => mod.readStores),
});

/** Suggestions below the search field. */
export const suggestItems = endpoint<InferType<typeof schema.suggestItems>, string[]>({
  method: 'get',
  path: '/items/search-suggestion',
  read: () => import('./search.read').then((mod) => mod.readSuggestedItems),
});

export type FoundThing = { id: number; name: string; image_full_url: string | null };

/** `categories` is our own addition; other back ends do not send it. */
export type Found = { items: FoundThing[]; stores: FoundThing[]; categories: FoundThing[] };

/** Items, stores and categories at once, at most fifty of each. Needs the location headers. */
export const suggestAll = endpoint<InferType<typeof schema.suggestAll>, Found>({
  method: 'get',
  path: '/items/item-or-store-search',
  read: () => import('./search.read').then((mod) => mod.readSuggestedAll),
});
