import type { CartLine, ChosenCombination, ChosenVariation } from '@/contract/ordering/cart';
import type { AddOn, AnyItem, Variation } from '@/contract/catalogue/item';
import { unitPrice } from '@/domain/money/unit-price';
import { foodVariation, markedSelection, matchedSelection, type Selection } from '@/domain/catalogue/variation';
import { chosenOptions, firstRow, matchedRow, variationRow } from '@/domain/catalogue/variation-row';
import { choiceFor, type Choice } from '../item-choice';

/** What is picked on the screen of an item. Spec: ordering §3 (selection record, add-on), §4 (item modal state). */
export type Picks = {
  /** Of food. */
  selected: Selection[];
  /** Items other than food: one option for each choice, in their order. */
  options: string[];
  add_ons: Record<number, number>;
  quantity: number;
};

/** What an item begins with: what a line of the cart holds, else one piece of what the item marks or has in stock. */
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

/** The limits on the number of pieces. The stock is that of the chosen combination, where there is one. */
export function limitedBy(item: AnyItem, picks: Pick<Picks, 'options'>) {
  const row = pickedRow(item, picks);
  return {
    module_type: item.module_type,
    maximum_cart_quantity: item.maximum_cart_quantity,
    stock: row === null ? item.stock : row === 'missing' ? 0 : row.stock,
  };
}

function pickedAddOns(item: AnyItem, picks: Pick<Picks, 'add_ons'>): AddOn[] {
  return item.add_ons
    .map((it) => ({ ...it, quantity: picks.add_ons[it.id] ?? 0, isChecked: true }))
    .filter(({ quantity }) => quantity > 0);
}

/** What the cart gets to hear. */
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
