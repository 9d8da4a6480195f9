import { createContext, useContext } from 'react';
import type { CartLine } from '@/contract/ordering/cart';
import type { ItemCard } from '@/contract/catalogue/item';
import type { Choice, ItemChoice } from './item-choice';

/**
 * The item feature's interface to the cart. The cart is a feature above the item, so it is not imported here: the cart
 * feature provides this once, around the whole page (`<CartPortProvider value={…}>` in the shell).
 *
 * - Reads return empty values (0, undefined) until the browser has hydrated and the cart is loaded, so that server and
 *   first render agree; the value is a new object whenever the cart has changed.
 * - Writing shows its own toasts and dialogs: success, failure, clear-cart question. Callers show none.
 * - `add` and `update` resolve when the server's cart has the line, and reject when the server refused or the
 *   customer kept another store's items in the cart; the caller only keeps its dialog open then.
 * - `setQuantity` and `remove` are optimistic and return at once.
 * - Limits (stock, maximum) are checked by the caller with domain/catalogue/quantity; the cart may trust them.
 *
 * Spec: ordering §4, "Cart add" and "Quantity".
 */
export type CartPort = {
  /** The number of pieces of an item over all its lines and variations. */
  quantityOf: (item: Pick<ItemCard, 'kind' | 'id'>) => number;
  /** The line with the same item, model and variation (domain/cart/cart-line `isSameLine`), whatever its add-ons. */
  lineOf: (choice: Choice) => CartLine | undefined;
  add: (choice: ItemChoice) => Promise<void>;
  /** `line_id` is `CartLine.id`. A choice equal to the line warns 'No changes found to update.' in the caller. */
  update: (line_id: number, choice: ItemChoice) => Promise<void>;
  /** `quantity` is at least 1. */
  setQuantity: (line_id: number, quantity: number) => void;
  remove: (line_id: number) => void;
  /** Leads to /checkout?page=buy_now, for a campaign item to ?page=campaign, with this one line. */
  buyNow: (choice: Choice) => void;
};

const nothing: CartPort = {
  quantityOf: () => 0,
  lineOf: () => undefined,
  add: () => Promise.resolve(),
  update: () => Promise.resolve(),
  setQuantity: () => {},
  remove: () => {},
  buyNow: () => {},
};

const Port = createContext<CartPort>(nothing);

export const CartPortProvider = Port.Provider;

export function useCartPort(): CartPort {
  return useContext(Port);
}
