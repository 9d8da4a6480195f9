/**
 * What changed in an order between the moment the customer saw it and now, line by line.
 * Spec: beyond the specification: an order that differs from what was shown needs the customer's agreement.
 */
import type { LineProblem } from '../cart/cart-review';

export type SeenLine = {
  id: number;
  name: string;
  quantity: number;
  /** The maximum quantity available now. */
  most: number;
  /** The price to pay for the whole line. */
  total: number;
  problem: LineProblem | null;
};

/** `from_wallet` is the part that the wallet pays first. */
const seenFees = ['coupon_discount', 'delivery_charge', 'additional_charge', 'extra_packaging', 'from_wallet'] as const;
type SeenFee = (typeof seenFees)[number];

export type SeenOrder = Record<SeenFee, number> & { lines: readonly SeenLine[]; total: number };

export type OrderChange =
  | { kind: 'added' | 'removed'; name: string }
  | { kind: 'unavailable'; name: string; problem: LineProblem }
  /** Pieces. `fewer`: the stock is below the wanted quantity. */
  | { kind: 'quantity' | 'fewer'; name: string; before: number; after: number }
  /** The price of the whole line at its current quantity. */
  | { kind: 'price'; name: string; before: number; after: number }
  | { kind: 'fee'; fee: SeenFee; before: number; after: number }
  | { kind: 'total'; before: number; after: number };

/** Empty when the customer would get and pay exactly what was shown. */
export function orderChanges(seen: SeenOrder, now: SeenOrder): OrderChange[] {
  const gone = seen.lines.filter((line) => !now.lines.some(({ id }) => id === line.id));
  const changes: OrderChange[] = [
    ...gone.map(({ name }) => ({ kind: 'removed' as const, name })),
    ...now.lines.flatMap((line) =>
      lineChanges(
        seen.lines.find(({ id }) => id === line.id),
        line,
      ),
    ),
    ...seenFees.flatMap((fee): OrderChange[] =>
      seen[fee] === now[fee] ? [] : [{ kind: 'fee', fee, before: seen[fee], after: now[fee] }],
    ),
  ];
  if (seen.total !== now.total) changes.push({ kind: 'total', before: seen.total, after: now.total });
  return changes;
}

/**
 * What has changed since the customer agreed to an order that left out lines and pieces: empty while it costs as much
 * as agreed. What was left out is no news.
 */
export function changesSinceAgreed(agreed: SeenOrder, now: SeenOrder): OrderChange[] {
  if (agreed.total === now.total) return [];
  return orderChanges(agreed, now).filter(({ kind }) => kind !== 'removed' && kind !== 'quantity');
}

function lineChanges(seen: SeenLine | undefined, line: SeenLine): OrderChange[] {
  const { name, quantity, most, problem } = line;
  // Even a problem that was shown before needs agreement, because the line will be left out.
  if (problem) return [{ kind: 'unavailable', name, problem }];
  if (!seen) return [{ kind: 'added', name }];
  if (quantity > most) return [{ kind: 'fewer', name, before: quantity, after: most }];
  if (seen.quantity !== quantity) return [{ kind: 'quantity', name, before: seen.quantity, after: quantity }];
  return seen.total === line.total ? [] : [{ kind: 'price', name, before: seen.total, after: line.total }];
}
