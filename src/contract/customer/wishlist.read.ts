import { readItemCard } from '../catalogue/item.read';
import { list, record } from '../core/wire-values';
import { readStoreCard } from '../catalogue/store.read';
import type { Wishlist } from './wishlist';

export function readWishlist(answer: unknown): Wishlist {
  return {
    item: list(record(answer).item).map(readItemCard),
    store: list(record(answer).store).map(readStoreCard),
  };
}
