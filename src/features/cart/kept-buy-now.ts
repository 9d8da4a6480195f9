import type { CartLine } from '@/contract/cart';
import { readCart } from '@/contract/cart.read';
import { tabMemory } from '@/lib/session';
import { KEY } from './buy-now';

/** What was kept; undefined in a tab that has kept nothing. Its `id` means nothing. */
export function keptBuyNow(): CartLine | undefined {
  return readCart([tabMemory.read(KEY)])[0];
}

/** Once it is ordered. */
export function forgetBuyNow(): void {
  tabMemory.forget(KEY);
}
