/**
 * The minimum order amount of a store.
 * Spec: wire-format §5.2 (`minimum_order`) and §7.1: a smaller order is refused with the code `order_time`.
 */
import { less, type Amount } from '../money/money';
import { toNumber } from '../wire/wire';

export type MinimumOrder = { minimum_order?: Amount };

/** `subtotal` is the order's items and add-ons. */
export function minimumOrderProblem(subtotal: number, store: MinimumOrder): 'order_time' | null {
  return subtotal < toNumber(store.minimum_order) ? 'order_time' : null;
}

/** The missing amount; 0 once reached. */
export function missingForMinimum(subtotal: number, store: MinimumOrder, digits: number): number {
  return less(store.minimum_order, subtotal, digits);
}
