import { addToCart, clearCart } from '@/contract/ordering/cart-writes';
import { listAllCarts, type CartLine } from '@/contract/ordering/cart';
import { request } from '@/lib/api/browser';
import type { Owner, Write } from '@/lib/api/queued-writes';
import { currentMarket } from '@/lib/page-market';
import { readSession } from '@/lib/session';
import { toLineChoice } from './cart-writes';

/** Writes to the carts of modules that need not be the one on the screen. */

const marketOf = (module_id: number) => ({ ...currentMarket(readSession()), module_id });

/** Adds the line in its own module. */
export const addLineThere = (line: CartLine): Write<CartLine[]> => ({
  send: (owner) => request(addToCart, { ...owner, ...toLineChoice(line) }, { market: marketOf(line.module_id) }),
});

export const emptyCartsOf = (module_ids: readonly number[]): Write<CartLine[]> => ({
  async send(owner) {
    for (const module_id of module_ids) await request(clearCart, owner, { market: marketOf(module_id) });
    return [];
  },
});

export async function fetchCartsOf(module_ids: readonly number[], owner: Owner): Promise<CartLine[]> {
  const stores = await request(listAllCarts, owner);
  return stores.flatMap(({ carts }) => carts).filter(({ module_id }) => module_ids.includes(module_id));
}
