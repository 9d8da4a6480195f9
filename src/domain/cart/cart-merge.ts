/**
 * What becomes of a guest's cart at sign-in.
 * Spec: GUEST-09: lines of one store are merged, equal ones add up as far as stock
 * and maximum allow; carts of different stores are asked about. Nothing is dropped silently.
 */
import type { StoreLine } from './cart-conflict';
import { isSameLine, type CartKey } from './cart-line';
import { maxQuantity, type Limited } from '../catalogue/quantity';

export type MergeLine = CartKey & { quantity: number; item: StoreLine['item'] & Limited };

type MergedLine<L> = {
  /** The account's line where there is one, else the guest's. */
  line: L;
  quantity: number;
  /** How many of both carts did not fit; to be told to the customer. */
  left_out: number;
};

export type CartMerge<L> = { kind: 'merged'; lines: MergedLine<L>[] } | { kind: 'ask' };

export function cartMerge<L extends MergeLine>(guest: readonly L[], account: readonly L[]): CartMerge<L> {
  const stores = new Set([...guest, ...account].map(({ item }) => item.store_id));
  if (guest.length > 0 && account.length > 0 && stores.size > 1) return { kind: 'ask' };
  const added = guest.filter((line) => !account.some((one) => isSameLine(one, line)));
  const kept = account.map((line) => capped(line, line.quantity + quantityOf(guest, line)));
  return { kind: 'merged', lines: [...kept, ...added.map((line) => capped(line, line.quantity))] };
}

function quantityOf(lines: readonly MergeLine[], wanted: CartKey): number {
  return lines.filter((line) => isSameLine(line, wanted)).reduce((total, { quantity }) => total + quantity, 0);
}

/** A line is never capped below what it held: an item that sold out meanwhile is for the checkout to show. */
function capped<L extends MergeLine>(line: L, quantity: number): MergedLine<L> {
  const fits = Math.min(quantity, Math.max(maxQuantity(line.item), line.quantity));
  return { line, quantity: fits, left_out: quantity - fits };
}
