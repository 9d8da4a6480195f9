/**
 * The ends of a price filter as a call sends them: both or none, because other back ends read neither without the other,
 * and 0 as none.
 * Spec: wire-format §5.4.
 */
import { limits } from '../limits';

/** What is sent for no lower end. */
const LEAST = 0.01;

export function priceEnds(min: number | null, max: number | null): { min_price?: number; max_price?: number } {
  if (!min && max === null) return {};
  return { min_price: min || LEAST, max_price: max ?? limits.amount_max };
}

/** The lower end of a price filter as the server reads it: goods that cost nothing are "up to 9", too. */
export function lowerPrice(min_price: number | undefined): number | undefined {
  return min_price !== undefined && min_price > LEAST ? min_price : undefined;
}
