import type { CartLine } from '@/contract/ordering/cart';
import { addToCart, clearCart, removeFromCart, updateCart } from '@/contract/ordering/cart-writes';
import type { Input } from '@/contract/core/endpoint';
import { writeBy } from '@/lib/api/queued-writes';

/** All cart writes; lazy, since most visits begin without one. */

export type LineChoice = Omit<Input<typeof addToCart>, 'guest_id'>;

export const addLine = (choice: LineChoice) => writeBy(addToCart, (owner) => ({ ...owner, ...choice }));

export const updateLine = (cart_id: number, choice: LineChoice) =>
  writeBy(updateCart, (owner) => ({ ...owner, ...choice, cart_id }));

/** Optimistic; of several waiting updates, only the last one is sent. */
export const setLineQuantity = (line: CartLine, quantity: number) =>
  writeBy(updateCart, (owner) => ({ ...owner, ...toLineChoice(line), quantity, cart_id: line.id }), {
    name: `quantity ${line.id}`,
    optimistic: (lines) => lines.map((other) => (other.id === line.id ? { ...other, quantity } : other)),
  });

export const removeLine = (line: CartLine) =>
  writeBy(removeFromCart, (owner) => ({ ...owner, cart_id: line.id, store_id: line.item.store_id }), {
    optimistic: (lines) => lines.filter(({ id }) => id !== line.id),
  });

export const emptyCart = () => writeBy(clearCart, (owner) => owner, { optimistic: () => [] });

/** The line as input for the cart's calls. */
export function toLineChoice(line: CartLine): LineChoice {
  const { item_id, price, quantity, variation, add_on_ids, add_on_qtys, item } = line;
  const choice = { item_id, price, quantity, variation, add_on_ids, add_on_qtys };
  return { model: line.item_type, ...choice, store_id: item.store_id };
}
