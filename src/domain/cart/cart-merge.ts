/**
 * Merges a guest's cart into the account's cart at sign-in.
 * Spec: GUEST-09: lines of one store are merged; equal lines add up, with all their add-ons, as far as stock and
 * maximum allow. Lines of one item, such as two sizes, share its stock (CART-17): what the guest has of an item joins
 * what the account has of it as far as that stock allows. A cart has no more lines than one that is filled by hand. For
 * carts of different stores the customer is asked. Nothing is dropped silently.
 */
import type { StoreLine } from './cart-conflict';
import { lineIdentity, toModel, type CartKey } from './cart-line';
import { maxQuantity, type Limited } from '../catalogue/quantity';
import { limits } from '../limits';
import type { Maybe } from '../wire/wire';

/** The quantity of each add-on, at the same index as in the other list. */
type WithAddOns = { add_on_ids: readonly number[]; add_on_qtys: readonly number[] };

export type MergeLine = CartKey &
  WithAddOns & {
    quantity: number;
    /** `shared_stock`: the stock of the item, whatever the choice; null without a limit. */
    item: StoreLine['item'] & Limited & { shared_stock?: Maybe<number> };
  };

export type MergedLine<L> = WithAddOns & {
  /** The account's line if there is one, otherwise the guest's. */
  line: L;
  quantity: number;
  /** How many pieces did not fit, to tell the customer. */
  left_out: number;
};

/** `left_out` counts all pieces that did not fit, those of whole lines too. */
export type CartMerge<L> = { kind: 'merged'; lines: MergedLine<L>[]; left_out: number } | { kind: 'ask' };

export function cartMerge<L extends MergeLine>(guest: readonly L[], account: readonly L[]): CartMerge<L> {
  const stores = new Set([...guest, ...account].map(({ item }) => item.store_id));
  if (guest.length > 0 && account.length > 0 && stores.size > 1) return { kind: 'ask' };
  // By keys, because a comparison of each line with each would hold up both carts while they are locked.
  const equal = new Map(account.map((line): [string, L[]] => [lineIdentity(line), []]));
  const added: L[] = [];
  for (const line of guest) (equal.get(lineIdentity(line)) ?? added).push(line);
  const left = leftOfShared(account);
  const kept = account.map((line) => joined(line, equal.get(lineIdentity(line)) ?? [], left));
  const room = Math.max(0, limits.cart_lines_max - account.length);
  const more = added.slice(0, room).map((line) => beside(line, left));
  const lines = [...kept, ...more.filter(({ quantity }) => quantity > 0)];
  const cut = added.slice(room).reduce((sum, { quantity }) => sum + quantity, 0);
  return { kind: 'merged', lines, left_out: [...kept, ...more].reduce((sum, { left_out }) => sum + left_out, cut) };
}

/** What the account's lines leave of each item's stock; an item that the account does not have is not in it. */
type Left = Map<string, number>;

function leftOfShared(account: readonly MergeLine[]): Left {
  const left: Left = new Map();
  for (const line of account) {
    const before = left.get(itemKey(line)) ?? line.item.shared_stock ?? Infinity;
    left.set(itemKey(line), before - line.quantity);
  }
  return left;
}

const itemKey = ({ item_type, item_id }: CartKey) => `${toModel(item_type)} ${item_id}`;

/** How many of these pieces the item's stock still allows; they are taken from it. */
function takeFrom(left: Left, line: MergeLine, pieces: number): number {
  const before = left.get(itemKey(line)) ?? Infinity;
  const taken = Math.max(0, Math.min(pieces, before));
  left.set(itemKey(line), before - taken);
  return taken;
}

/** A line never gets fewer pieces than it had: the checkout reports items that sold out in the meantime. */
function joined<L extends MergeLine>(line: L, others: readonly L[], left: Left): MergedLine<L> {
  const more = others.reduce((total, cartLine) => total + cartLine.quantity, 0);
  const fits = Math.max(0, Math.min(more, maxQuantity(line.item) - line.quantity));
  const quantity = line.quantity + takeFrom(left, line, fits);
  return { line, quantity, left_out: line.quantity + more - quantity, ...joinAddOns([line, ...others]) };
}

/** A line that only the guest has: whole, unless the account has another choice of the same item. */
function beside<L extends MergeLine>(line: L, left: Left): MergedLine<L> {
  const quantity = left.has(itemKey(line)) ? takeFrom(left, line, line.quantity) : line.quantity;
  return { line, quantity, left_out: line.quantity - quantity, ...joinAddOns([line]) };
}

/** The add-ons of all lines. Each quantity is the sum over the lines. */
export function joinAddOns(lines: readonly WithAddOns[]): { add_on_ids: number[]; add_on_qtys: number[] } {
  const counts = new Map<number, number>();
  for (const { add_on_ids, add_on_qtys } of lines) {
    add_on_ids.forEach((id, n) => counts.set(id, (counts.get(id) ?? 0) + (add_on_qtys[n] ?? 1)));
  }
  return { add_on_ids: [...counts.keys()], add_on_qtys: [...counts.values()] };
}
