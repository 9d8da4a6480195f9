import { readItemCard } from '../catalogue/item.read';
import { list, record, text } from '../core/reading';
import { readStoreCard } from '../catalogue/store.read';
import type { Wishlist } from './wishlist';

export function readWishlist(answer: unknown): Wishlist {
  return {
    item: list(record(answer).item).map(readItemCard),
    store: list(record(answer).store).map(readStoreCard),
  };
}

export function readChange(answer: unknown): { message: string } {
  return { message: text(record(answer).message) };
}
