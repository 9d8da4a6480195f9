/**
 * The ends of a price filter as a call sends them: both or none, because other back ends read neither without the other,
 * and 0 as none.
 * Spec: wire-format §5.4.
 */
const LEAST = 0.01;
/** The most that the calls take. */
const MOST = 1e9;

export function priceEnds(min: number | null, max: number | null): { min_price?: number; max_price?: number } {
  return !min && max === null ? {} : { min_price: min || LEAST, max_price: max ?? MOST };
}
