import type { ItemCard } from '../catalogue/item';
import { endpoint, type Nothing } from '../core/endpoint';

/** At most five items, based on favourites and orders. */
export const listSuggestionsForMe = endpoint<Nothing, ItemCard[]>({
  method: 'get',
  path: '/customer/suggested-items',
  read: () => import('./customer.read').then((mod) => mod.readSuggestions),
});
