/**
 * What becomes of a guest's cart at sign-in.
 * Spec: GUEST-09: lines of one store are merged, equal ones add up as far as stock
 * and maximum allow, with all their add-ons; carts of different stores are asked about. Nothing is dropped silently.
 */
import type { StoreLine } from './cart-conflict';
import { isSameLine, type CartKey } from './cart-line';
import { maxQuantity, type Limited } from '../catalogue/quantity';

/** How many of each add-on stands at its place in the other list. */
type WithAddOns = { add_on_ids: readonly number[]; add_on_qtys: readonly number[] };

export type MergeLine = CartKey & WithAddOns & { quantity: number; item: StoreLine['item'] & Limited };

export type MergedLine<L> = WithAddOns & {
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
  const kept = account.map((line) =>
    joined(
      line,
      guest.filter((one) => isSameLine(one, line)),
    ),
  );
  return { kind: 'merged', lines: [...kept, ...added.map((line) => joined(line, []))] };
}

/** A line is never capped below what it held: an item that sold out meanwhile is for the checkout to show. */
function joined<L extends MergeLine>(line: L, others: readonly L[]): MergedLine<L> {
  const quantity = [line, ...others].reduce((total, it) => total + it.quantity, 0);
  const fits = Math.min(quantity, Math.max(maxQuantity(line.item), line.quantity));
  return { line, quantity: fits, left_out: quantity - fits, ...joinAddOns([line, ...others]) };
}

/** Those of all lines together; of each as many as they have. */
export function joinAddOns(lines: readonly WithAddOns[]): { add_on_ids: number[]; add_on_qtys: number[] } {
  const counts = new Map<number, number>();
  for (const { add_on_ids, add_on_qtys } of lines) {
    add_on_ids.forEach((id, n) => counts.set(id, (counts.get(id) ?? 0) + (add_on_qtys[n] ?? 1)));
  }
  return { add_on_ids: [...counts.keys()], add_on_qtys: [...counts.values()] };
}
