/**
 * A cart line in its current state: its price, its maximum quantity, and what changed since it was added.
 * Spec: ordering §2 and §4 (cart drawer, "Quantity", "Availability"), §9; beyond the specification: changes are shown
 * line by line.
 */
import { isAvailable, takesLater, type ForLater, type Windowed } from '../catalogue/availability';
import { isFood, type Variation } from './cart-line';
import { lineRow } from './line-row';
import { linePrice, type AddOnChoice, type Discounted, type PricedLine } from '../catalogue/item-price';
import { sum, type Amount } from '../money/money';
import { incrementProblem, isOutOfStock, maxQuantity, type Limited, type QuantityProblem } from '../catalogue/quantity';
import type { StoreTime } from '../time/store-clock';
import { unitPrice } from '../money/unit-price';
import { variationGroups, matchedSelection, type FoodGroup, type FoodVariation } from '../catalogue/variation';
import { chosenOptions, matchedRow, type ChoiceOption, type VariationRow } from '../catalogue/variation-row';
import { parseIds, toNumber, type Ids, type Maybe } from '../wire/wire';

type AddOn = { id: number; name: string; price: Amount };

export type ReviewedLine = {
  /** The unit price with options when the line was saved. */
  price: Amount;
  quantity: number;
  variation?: Maybe<Variation>;
  add_on_ids?: Ids;
  add_on_qtys?: Maybe<readonly number[]>;
  /** The current state of the item. Its id is 0 when it is no longer sold. */
  item: Discounted &
    Windowed &
    ForLater &
    Limited & {
      id: number;
      price: Amount;
      food_variations?: Maybe<readonly FoodGroup[]>;
      variations?: Maybe<readonly VariationRow[]>;
      choice_options?: Maybe<readonly ChoiceOption[]>;
      add_ons?: Maybe<readonly AddOn[]>;
    };
};

/** Why a line cannot be ordered. Such a line is left out of the subtotal. */
export type LineProblem = 'gone' | 'variation_gone' | 'out_of_stock' | 'variation_out_of_stock' | 'not_available_now';

export function lineProblem(line: ReviewedLine, now: StoreTime | null, market: ForLater): LineProblem | null {
  if (line.item.id === 0) return 'gone';
  if (lacksChoice(line)) return 'variation_gone';
  if (isOutOfStock(lineLimits(line))) return lineRow(line) ? 'variation_out_of_stock' : 'out_of_stock';
  if (now && !isAvailable(line.item, now) && !takesLater(line.item, market)) return 'not_available_now';
  return null;
}

/** The lines that can be ordered. */
export function orderable<L extends ReviewedLine>(lines: readonly L[], now: StoreTime | null, market: ForLater): L[] {
  return lines.filter((line) => lineProblem(line, now, market) === null);
}

/** The maximum quantity of the line; Infinity without a limit. */
export function mostOfLine(line: ReviewedLine): number {
  return maxQuantity(lineLimits(line));
}

/** Today's unit price with options, before discount. When the options are gone, the saved price. */
export function todaysPrice(line: ReviewedLine, digits: number): number {
  if (line.item.id === 0 || lacksChoice(line)) return toNumber(line.price);
  const selected = matchedSelection(variationGroups(line.item.food_variations), (line.variation ?? []).filter(isFood));
  return unitPrice(line.item, { selected, row: lineRow(line) }, digits);
}

/** The line with today's prices, for `linePrice`. */
export function pricedLine(line: ReviewedLine, digits: number): PricedLine {
  return {
    item: line.item,
    unit_price: todaysPrice(line, digits),
    quantity: line.quantity,
    add_ons: lineAddOns(line),
  };
}

/** What the line counts in the subtotal: its options and add-ons at full price (decision 029). */
export function fullPrice(line: ReviewedLine, digits: number): number {
  const { price, add_ons } = linePrice(pricedLine(line, digits), digits);
  return sum([price, add_ons], digits);
}

export function lineAddOns(line: ReviewedLine): (AddOn & AddOnChoice)[] {
  return parseIds(line.add_on_ids).flatMap((id, n) => {
    const addOn = line.item.add_ons?.find((addOn) => addOn.id === id);
    return addOn ? [{ ...addOn, quantity: line.add_on_qtys?.[n] ?? 1 }] : [];
  });
}

/** The chosen labels of food. For other items each choice with its option, or the type when they do not match. */
export function chosenTexts(line: ReviewedLine): string[] {
  return (line.variation ?? []).flatMap((one) => {
    if (isFood(one)) return one.values.label;
    const choices = line.item.choice_options ?? [];
    const options = chosenOptions(one.type, choices);
    return options?.map((option, n) => `${choices[n]?.title}: ${option}`) ?? [one.type];
  });
}

/** Prices are for the whole line. */
export type LineChange = { kind: 'price' | 'quantity'; before: number; after: number };

/**
 * What changed since the line was saved, or since the customer saw it: a different price, or a stock below its
 * quantity.
 */
export function lineChanges(line: ReviewedLine, seen: Maybe<ReviewedLine>, digits: number): LineChange[] {
  const today = pricedLine(line, digits);
  const after = linePrice(today, digits).total;
  const written = linePrice({ ...today, unit_price: line.price }, digits).total;
  const seenTotal = seen ? linePrice({ ...pricedLine(seen, digits), quantity: line.quantity }, digits).total : after;
  const before = written === after ? seenTotal : written;
  const most = mostOfLine(line);
  const changes: LineChange[] = before === after ? [] : [{ kind: 'price', before, after }];
  if (most > 0 && line.quantity > most) changes.push({ kind: 'quantity', before: line.quantity, after: most });
  return changes;
}

/** Why the quantity cannot be increased. */
export function lineIncrementProblem(line: ReviewedLine): QuantityProblem | null {
  return incrementProblem(line.quantity, lineLimits(line));
}

function lacksChoice({ item, variation }: ReviewedLine): boolean {
  const groups = variationGroups(item.food_variations);
  return (variation ?? []).some((one) =>
    isFood(one) ? !hasLabels(groups, one) : !matchedRow(item.variations ?? [], one),
  );
}

function hasLabels(groups: readonly FoodGroup[], { name, values }: FoodVariation): boolean {
  const group = groups.find((group) => group.name === name);
  return values.label.every((label) => group?.values.some((value) => value.label === label));
}

/** The stock of the chosen row counts, because the item's stock is the sum of all rows. */
function lineLimits(line: ReviewedLine): Limited {
  const row = lineRow(line);
  return row ? { ...line.item, stock: row.stock } : line.item;
}
