import type { CartLine } from '@/contract/ordering/cart';
import { readCart } from '@/contract/ordering/cart.read';
import { record } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';
import { KEY } from './buy-now';

/** The line that was kept, undefined in a tab that has kept none. Its `id` means nothing. */
export function keptBuyNow(): CartLine | undefined {
  return readCart([tabMemory.read(KEY)])[0];
}

/** Another quantity; 0 forgets it. */
export function changeBuyNow(quantity: number): void {
  if (quantity > 0) tabMemory.save(KEY, { ...record(tabMemory.read(KEY)), quantity });
  else forgetBuyNow();
}

/** Once it is ordered. */
export function forgetBuyNow(): void {
  tabMemory.forget(KEY);
}
