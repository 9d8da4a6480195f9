import { readItemCard } from '../catalogue/item.read';
import { ids, list, record } from '../core/wire-values';
import { readStoreCard } from '../catalogue/store.read';
import type { Wishlist } from './wishlist';

export function readWishlist(answer: unknown): Wishlist {
  const raw = record(answer);
  const item = list(raw.item).map(readItemCard);
  const store = list(raw.store).map(readStoreCard);
  return { item, store, item_ids: allIds(raw.item_ids, item), store_ids: allIds(raw.store_ids, store) };
}

/** Other back ends tell the listed favourites only. */
function allIds(told: unknown, listed: readonly { id: number }[]): number[] {
  return told === undefined ? listed.map(({ id }) => id) : ids(told);
}
