/**
 * A line of a former order beside the item of today, for back ends that do not compare them themselves.
 * Spec: beyond the specification (ordering again); the rules of a cart line (ordering §4, §5) say what can be had.
 */
import { lineProblem, mostOfLine, todaysPrice, type LineProblem, type ReviewedLine } from '../cart/cart-review';
import { isFood } from '../cart/cart-line';
import type { ForLater } from '../catalogue/availability';
import { matchedSelection, variationGroups, variationProblems } from '../catalogue/variation';
import { toNumber, type Maybe } from '../wire/wire';
import type { StoreTime } from '../time/store-clock';

type Ordered = Pick<ReviewedLine, 'price' | 'quantity' | 'variation'> & {
  add_ons: readonly { id: number; name: string; quantity: number }[];
};

export type AgainProblem =
  /** No longer sold, not available now, sold out, or a required option is missing or gone. */
  'gone' | 'not_available' | 'out_of_stock' | 'option_missing';

export type ComparedLine = {
  /** The largest quantity that can be had now, up to what was ordered. */
  most: number;
  price_before: number;
  price_now: number;
  add_on_ids: number[];
  add_on_qtys: number[];
  lost_add_ons: string[];
  problem: AgainProblem | null;
};

type Now = { clock: StoreTime; market: ForLater; digits: number };

/** `item` is null when it is no longer sold. */
export function compareLine(line: Ordered, item: Maybe<ReviewedLine['item']>, now: Now): ComparedLine {
  const price_before = toNumber(line.price);
  if (!item) {
    const nothing = { most: 0, add_on_ids: [], add_on_qtys: [], lost_add_ons: [] };
    return { ...nothing, price_before, price_now: price_before, problem: 'gone' };
  }
  const kept = line.add_ons.filter(({ id }) => item.add_ons?.some((addOn) => addOn.id === id));
  const reviewed: ReviewedLine = { ...line, item };
  return {
    most: Math.max(0, Math.min(line.quantity, mostOfLine(reviewed))),
    price_before,
    price_now: todaysPrice(reviewed, now.digits),
    add_on_ids: kept.map(({ id }) => id),
    add_on_qtys: kept.map(({ quantity }) => quantity),
    lost_add_ons: line.add_ons.filter((addOn) => !kept.includes(addOn)).map(({ name }) => name),
    problem: problemOf(reviewed, now),
  };
}

const problems: Readonly<Record<LineProblem, AgainProblem>> = {
  gone: 'gone',
  variation_gone: 'option_missing',
  out_of_stock: 'out_of_stock',
  variation_out_of_stock: 'out_of_stock',
  not_available_now: 'not_available',
};

function problemOf(line: ReviewedLine, { clock, market }: Now): AgainProblem | null {
  const problem = lineProblem(line, clock, market);
  if (problem) return problems[problem];
  return lacksOption(line) ? 'option_missing' : null;
}

/** Whether the item asks for an option today that was not chosen then. */
function lacksOption({ item, variation }: ReviewedLine): boolean {
  if ((item.variations ?? []).length > 0) return !(variation ?? []).some((one) => !isFood(one));
  const groups = variationGroups(item.food_variations);
  return variationProblems(groups, matchedSelection(groups, (variation ?? []).filter(isFood))).length > 0;
}
