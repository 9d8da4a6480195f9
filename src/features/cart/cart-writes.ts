import { addToCart, clearCart, removeFromCart, updateCart, type CartLine } from '@/contract/ordering/cart';
import type { Input } from '@/contract/core/endpoint';
import { writeBy } from '@/lib/api/queued-writes';

/** All that changes the cart; loaded with the first change, since most visits begin with looking. */

export type LineChoice = Omit<Input<typeof addToCart>, 'guest_id'>;

export const addLine = (choice: LineChoice) => writeBy(addToCart, (owner) => ({ ...owner, ...choice }));

export const updateLine = (cart_id: number, choice: LineChoice) =>
  writeBy(updateCart, (owner) => ({ ...owner, ...choice, cart_id }));

/** Seen at once; of several that wait, the last one is sent. */
export const setLineQuantity = (line: CartLine, quantity: number) =>
  writeBy(updateCart, (owner) => ({ ...owner, ...toLineChoice(line), quantity, cart_id: line.id }), {
    name: `quantity ${line.id}`,
    optimistic: (lines) => lines.map((it) => (it.id === line.id ? { ...it, quantity } : it)),
  });

export const removeLine = (line: CartLine) =>
  writeBy(removeFromCart, (owner) => ({ ...owner, cart_id: line.id, store_id: line.item.store_id }), {
    optimistic: (lines) => lines.filter(({ id }) => id !== line.id),
  });

export const emptyCart = () => writeBy(clearCart, (owner) => owner, { optimistic: () => [] });

/** What a line says to the cart's calls. */
export function toLineChoice(line: CartLine): LineChoice {
  const { item_id, price, quantity, variation, add_on_ids, add_on_qtys, item } = line;
  const choice = { item_id, price, quantity, variation, add_on_ids, add_on_qtys };
  return { model: line.item_type, ...choice, store_id: item.store_id };
}
