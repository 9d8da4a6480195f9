/**
 * What ordering again would add to the cart, line by line, compared with the former order.
 * Spec: beyond the specification: it shows what is gone, has another price or lacks a required option.
 */
export type FormerLine = {
  quantity: number;
  /** The maximum quantity available now. */
  most: number;
  price_before: number;
  price_now: number;
  lost_add_ons: readonly string[];
  problem: string | null;
};

export type AgainChange = 'price' | 'fewer' | 'lost_add_ons';

/** The number of pieces to add; 0 when the line is not available. */
export function piecesAgain({ quantity, most, problem }: FormerLine): number {
  return problem ? 0 : Math.max(0, Math.min(quantity, most));
}

/** How an available line differs from the former order. */
export function changesAgain(line: FormerLine): AgainChange[] {
  if (piecesAgain(line) === 0) return [];
  const is: Record<AgainChange, boolean> = {
    price: line.price_before !== line.price_now,
    fewer: piecesAgain(line) < line.quantity,
    lost_add_ons: line.lost_add_ons.length > 0,
  };
  return (['price', 'fewer', 'lost_add_ons'] as const).filter((kind) => is[kind]);
}
