/**
 * What ordering the same again would bring, line by line, beside what it was then.
 * Spec: beyond the specification: it shows what is gone, has another price or lacks a required option.
 */
export type FormerLine = {
  quantity: number;
  /** The most that can be had now. */
  most: number;
  price_before: number;
  price_now: number;
  lost_add_ons: readonly string[];
  problem: string | null;
};

export type AgainChange = 'price' | 'fewer' | 'lost_add_ons';

/** How many pieces would be added; 0 where the line can not be had. */
export function piecesAgain({ quantity, most, problem }: FormerLine): number {
  return problem ? 0 : Math.max(0, Math.min(quantity, most));
}

/** What is different about a line that can be had. */
export function changesAgain(line: FormerLine): AgainChange[] {
  if (piecesAgain(line) === 0) return [];
  const is: Record<AgainChange, boolean> = {
    price: line.price_before !== line.price_now,
    fewer: piecesAgain(line) < line.quantity,
    lost_add_ons: line.lost_add_ons.length > 0,
  };
  return (['price', 'fewer', 'lost_add_ons'] as const).filter((it) => is[it]);
}
