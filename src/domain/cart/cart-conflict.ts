/**
 * Whether an item can be added to the cart, which only holds items of one store.
 * Spec: ordering §4, "Cart add"; the code is the one with which a back end refuses a mixed order.
 */
import type { Maybe } from '../wire/wire';

export type StoreLine = { item: { store_id: Maybe<number> } };

/** Lines without a known store do not conflict. */
export function storeProblem(lines: readonly StoreLine[], item: { store_id: number }): 'different_stores' | null {
  return lines.some((line) => line.item.store_id != null && line.item.store_id !== item.store_id)
    ? 'different_stores'
    : null;
}
