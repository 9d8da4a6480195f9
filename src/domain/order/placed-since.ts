/**
 * What became of an attempt whose answer was lost: the order, or the trip, that is in its owner's lists now and was not
 * there before.
 * Spec: beyond §4; wire-format §7.1 (back ends without idempotency keys).
 */
export type Listed = {
  id: number;
  /** The store or the provider; for a parcel its order type. */
  of: string;
  amount: number;
};

export type Sought = {
  /** What was in the lists before the attempt. */
  known_ids: readonly number[];
  of: string;
  /** The total that the customer saw, which the back end may have computed anew. */
  amount: number;
};

/** The one of that amount; of another amount only if it is the only one. */
export function placedSince<Row extends Listed>(listed: readonly Row[], { known_ids, of, amount }: Sought): Row | null {
  // Numbers only rise; an older order may come into a list's first page later.
  const newest = Math.max(0, ...known_ids);
  const fresh = listed.filter((row) => row.of === of && row.id > newest);
  const [first = null, ...others] = fresh;
  const isOnlyOne = others.every((row) => row.id === first?.id);
  return fresh.find((row) => row.amount === amount) ?? (isOnlyOne ? first : null);
}
