import type { CartLine, ChosenCombination, ChosenVariation } from '@/contract/ordering/cart';
import type { AddOn, AnyItem, Variation } from '@/contract/catalogue/item';
import { sharedStock } from '@/domain/catalogue/quantity';
import { unitPrice } from '@/domain/money/unit-price';
import { foodVariation, markedSelection, matchedSelection, type Selection } from '@/domain/catalogue/variation';
import { chosenOptions, firstRow, matchedRow, variationRow } from '@/domain/catalogue/variation-row';
import { choiceFor, type Choice } from '../item-choice';

/** The current choices on an item's screen. Spec: ordering §3 (selection record, add-on), §4 (item modal state). */
export type Picks = {
  /** For food only. */
  selected: Selection[];
  /** For other items: one option for each choice, in the same order. */
  options: string[];
  add_ons: Record<number, number>;
  quantity: number;
};

/** The initial choices: those of a cart line, else one piece of the default or an available combination. */
export function firstPicks(item: AnyItem, line: CartLine | undefined): Picks {
  if (line) return linePicks(item, line);
  const row = firstRow(item.variations);
  return {
    selected: markedSelection(item.food_variations),
    options: row ? (chosenOptions(row.type, item.choice_options) ?? []) : [],
    add_ons: {},
    quantity: 1,
  };
}

export function linePicks(item: AnyItem, line: CartLine): Picks {
  const row = matchedRow(item.variations, line.variation.find(isRow));
  return {
    selected: matchedSelection(item.food_variations, line.variation.filter(isGroup)),
    options: row ? (chosenOptions(row.type, item.choice_options) ?? []) : [],
    add_ons: Object.fromEntries(line.add_on_ids.map((id, index) => [id, line.add_on_qtys[index] ?? 1])),
    quantity: line.quantity,
  };
}

/** The chosen combination; `missing` when the item is not sold in it. */
export function pickedRow(item: AnyItem, { options }: Pick<Picks, 'options'>): Variation | null | 'missing' {
  if (item.variations.length === 0) return null;
  return variationRow(item.variations, options) ?? 'missing';
}

/**
 * The limits on the quantity. The stock is that of the chosen combination, if there is one; `others` are the pieces of the
 * item's other combinations in the cart.
 */
export function limitedBy(item: AnyItem, picks: Pick<Picks, 'options'>, others = 0) {
  const row = pickedRow(item, picks);
  return {
    module_type: item.module_type,
    maximum_cart_quantity: item.maximum_cart_quantity,
    stock: row === null ? item.stock : row === 'missing' ? 0 : sharedStock(row.stock, item.stock, others),
  };
}

function pickedAddOns(item: AnyItem, picks: Pick<Picks, 'add_ons'>): AddOn[] {
  return item.add_ons
    .map((addOn) => ({ ...addOn, quantity: picks.add_ons[addOn.id] ?? 0, isChecked: true }))
    .filter(({ quantity }) => quantity > 0);
}

/** The choices in the form of the cart's input. */
export function toChoice(item: AnyItem, picks: Picks, digits: number): Choice {
  const found = pickedRow(item, picks);
  const row = found === 'missing' ? null : found;
  return choiceFor(item, {
    quantity: picks.quantity,
    price: unitPrice(item, { selected: picks.selected, row }, digits),
    variation: row ? [row] : foodVariation(item.food_variations, picks.selected),
    add_ons: pickedAddOns(item, picks),
  });
}

function isRow(one: ChosenVariation | ChosenCombination): one is ChosenCombination {
  return 'type' in one;
}

function isGroup(one: ChosenVariation | ChosenCombination): one is ChosenVariation {
  return 'values' in one;
}
