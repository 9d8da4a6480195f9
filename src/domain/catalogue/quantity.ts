/**
 * How many of an item may be in the cart.
 * Spec: ordering §4, "Quantity", and §5; stock limits everything but food, `maximum_cart_quantity` limits all.
 */
import { limits } from '../limits';
import { toNumber, type Maybe } from '../wire/wire';

export type Limited = {
  module_type?: Maybe<string>;
  /** Of the chosen variation row, when one is chosen. */
  stock?: Maybe<number | string>;
  /** null or 0 is no limit. */
  maximum_cart_quantity?: Maybe<number | string>;
};

export type QuantityProblem = 'stock' | 'quantity';

/** `stock` when there is not enough, `quantity` when it is below 1, no whole number or above the maximum. */
export function quantityProblem(quantity: number, item: Limited): QuantityProblem | null {
  if (isOutOfStock(item)) return 'stock';
  if (!Number.isInteger(quantity) || quantity < limits.quantity_min || quantity > maximumOf(item)) return 'quantity';
  return quantity > stockOf(item) ? 'stock' : null;
}

/** Why one more is refused: 'Out of Limits' for `quantity`, 'Out of Stock' for `stock`. */
export function incrementProblem(quantity: number, item: Limited): QuantityProblem | null {
  return quantityProblem(quantity + 1, item);
}

export function isOutOfStock(item: Limited): boolean {
  return stockOf(item) <= 0;
}

/** The most that may be in the cart; Infinity without a limit. */
export function maxQuantity(item: Limited): number {
  return Math.min(stockOf(item), maximumOf(item));
}

/** How many are left, where it is so few that it should be said: the number is not given, five chosen. */
export function fewLeft(item: Limited): number | null {
  const left = stockOf(item);
  return left > 0 && left <= limits.few_left ? left : null;
}

export function canLessenAddOn(addOn: { quantity?: Maybe<number>; isChecked?: Maybe<boolean> }): boolean {
  return addOn.isChecked === true && toNumber(addOn.quantity) > 0;
}

function stockOf(item: Limited): number {
  if (item.module_type === 'food' || item.stock == null) return Infinity;
  return toNumber(item.stock);
}

function maximumOf(item: Limited): number {
  const maximum = toNumber(item.maximum_cart_quantity);
  return maximum > 0 ? maximum : Infinity;
}
