/**
 * The allowed quantity of an item in the cart.
 * Spec: ordering §4, "Quantity", and §5; stock limits everything but food, `maximum_cart_quantity` limits all. The
 * maximum is for one choice of an item, as in one line of the cart; stock is for all of them together.
 */
import { limits } from '../limits';
import { toNumber, type Maybe } from '../wire/wire';

export type Limited = {
  module_type?: Maybe<string>;
  /** The stock of the chosen variation row, if there is one. */
  stock?: Maybe<number | string>;
  /** null or 0 means no limit. */
  maximum_cart_quantity?: Maybe<number | string>;
};

export type QuantityProblem = 'stock' | 'quantity';

/** `stock` when the stock is too small; `quantity` when it is below 1, not an integer or above the maximum. */
export function quantityProblem(quantity: number, item: Limited): QuantityProblem | null {
  if (isOutOfStock(item)) return 'stock';
  if (!Number.isInteger(quantity) || quantity < limits.quantity_min || quantity > maximumOf(item)) return 'quantity';
  return quantity > stockOf(item) ? 'stock' : null;
}

/** Why the quantity cannot be increased: 'Out of Limits' for `quantity`, 'Out of Stock' for `stock`. */
export function incrementProblem(quantity: number, item: Limited): QuantityProblem | null {
  return quantityProblem(quantity + 1, item);
}

export function isOutOfStock(item: Limited): boolean {
  return stockOf(item) <= 0;
}

/** The maximum quantity in the cart; Infinity without a limit. */
export function maxQuantity(item: Limited): number {
  return Math.min(stockOf(item), maximumOf(item));
}

/**
 * The stock of one choice of an item, such as a size, beside `others`: the pieces of its other choices in the cart. All of
 * them share the item's stock, where it is told (CART-17).
 */
export function sharedStock(choice: number, item: Maybe<number>, others: number): number {
  return item != null && item > 0 ? Math.max(0, Math.min(choice, item - others)) : choice;
}

/** The stock when it is low enough to mention. The threshold is not specified; five is chosen. */
export function fewLeft(item: Limited): number | null {
  const left = stockOf(item);
  return left > 0 && left <= limits.few_left ? left : null;
}

function stockOf(item: Limited): number {
  if (item.module_type === 'food' || item.stock == null) return Infinity;
  return toNumber(item.stock);
}

function maximumOf(item: Limited): number {
  const maximum = toNumber(item.maximum_cart_quantity);
  return maximum > 0 ? maximum : Infinity;
}
