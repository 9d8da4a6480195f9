/**
 * What has become of an order between the moment the customer saw it and now, line by line.
 * Spec: beyond the specification: nothing is ordered that differs from what was shown, unless the customer agrees.
 */
import type { LineProblem } from '../cart/cart-review';

export type SeenLine = {
  id: number;
  name: string;
  quantity: number;
  /** The most that can be had now. */
  most: number;
  /** Of the whole line, as it is to be paid. */
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
  /** Pieces; `fewer` is what is left of what was wanted. */
  | { kind: 'quantity' | 'fewer'; name: string; before: number; after: number }
  /** Of the whole line at its present quantity. */
  | { kind: 'price'; name: string; before: number; after: number }
  | { kind: 'fee'; fee: SeenFee; before: number; after: number }
  | { kind: 'total'; before: number; after: number };

/** Empty when the customer would get and pay exactly what was seen. */
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

function lineChanges(seen: SeenLine | undefined, line: SeenLine): OrderChange[] {
  const { name, quantity, most, problem } = line;
  // Whether it was known before or not: it can not be ordered, so it must be agreed to leave it out.
  if (problem) return [{ kind: 'unavailable', name, problem }];
  if (!seen) return [{ kind: 'added', name }];
  if (quantity > most) return [{ kind: 'fewer', name, before: quantity, after: most }];
  if (seen.quantity !== quantity) return [{ kind: 'quantity', name, before: seen.quantity, after: quantity }];
  return seen.total === line.total ? [] : [{ kind: 'price', name, before: seen.total, after: line.total }];
}
