import type { CartLine } from '@/contract/ordering/cart';
import { readCart } from '@/contract/ordering/cart.read';
import { record } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';
import { KEY } from './buy-now';

/** The stored line; undefined in a tab without one. Its `id` has no meaning. */
export function keptBuyNow(): CartLine | undefined {
  return readCart([tabMemory.read(KEY)])[0];
}

/** Sets the quantity; 0 removes the line. */
export function changeBuyNow(quantity: number): void {
  if (quantity > 0) tabMemory.save(KEY, { ...record(tabMemory.read(KEY)), quantity });
  else forgetBuyNow();
}

/** Called once the item is ordered. */
export function forgetBuyNow(): void {
  tabMemory.forget(KEY);
}
