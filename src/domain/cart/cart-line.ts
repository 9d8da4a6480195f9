/**
 * Lines of the cart: when two are the same, what an update changes, and what the client derives from the server's.
 * Spec: ordering §3 (cart line), §4 "Cart add"; wire-format §6.1.
 */
import { addOnsPrice, linePrice, type Discounted } from '../catalogue/item-price';
import type { Amount } from '../money/money';
import {
  variationGroups,
  matchedSelection,
  type FoodGroup,
  type FoodVariation,
  type Selection,
} from '../catalogue/variation';
import { parseIds, toNumber, type Ids, type Maybe } from '../wire/wire';

/** Food names its chosen labels, everything else its row; nothing chosen is an empty list. */
export type Variation = readonly (FoodVariation | { type: string })[];

export type CartKey = {
  item_id: number;
  /** `Item`, `ItemCampaign`, or the class name that back ends answer with. */
  item_type?: Maybe<string>;
  variation?: Maybe<Variation>;
};

export function isSameLine(a: CartKey, b: CartKey): boolean {
  return (
    a.item_id === b.item_id && modelOf(a.item_type) === modelOf(b.item_type) && variationKey(a) === variationKey(b)
  );
}

/** The line of the cart that an addition would repeat. */
export function sameLine<L extends CartKey>(lines: readonly L[], wanted: CartKey): L | null {
  return lines.find((line) => isSameLine(line, wanted)) ?? null;
}

export function modelOf(item_type: Maybe<string>): 'Item' | 'ItemCampaign' {
  return item_type?.endsWith('ItemCampaign') ? 'ItemCampaign' : 'Item';
}

export type CartContent = CartKey & { quantity: number; add_on_ids?: Ids; add_on_qtys?: Maybe<readonly number[]> };

/** Whether an update would change anything. */
export function hasChanges(line: CartContent, wanted: CartContent): boolean {
  return line.quantity !== wanted.quantity || !isSameLine(line, wanted) || addOnsKey(line) !== addOnsKey(wanted);
}

type CartAddOn = {
  id: number;
  name: string;
  price: Amount;
  isChecked?: Maybe<boolean>;
  quantity?: Maybe<number>;
};

export type ServerLine = {
  id: number;
  quantity: number;
  price: Amount;
  variation?: Maybe<Variation>;
  item: Discounted & {
    price: Amount;
    food_variations?: Maybe<string | readonly FoodGroup[]>;
    addons?: Maybe<readonly CartAddOn[]>;
  };
};

export type ClientLine = {
  cartItemId: number;
  quantity: number;
  /** To be paid for the line: discounted, with add-ons. */
  totalPrice: number;
  /** Of one without options. */
  itemBasePrice: number;
  selectedOption: Selection[] | { type: string }[];
  selectedAddons: CartAddOn[];
  food_variations: readonly FoodGroup[];
};

export function clientLine(line: ServerLine, digits?: number): ClientLine {
  const groups = variationGroups(line.item.food_variations);
  const variation = line.variation ?? [];
  const selectedAddons = (line.item.addons ?? []).filter(
    ({ isChecked, quantity }) => isChecked && toNumber(quantity) > 0,
  );
  return {
    cartItemId: line.id,
    quantity: line.quantity,
    totalPrice: linePrice(
      { item: line.item, unit_price: line.price, quantity: line.quantity, add_ons: chosen(selectedAddons) },
      digits,
    ).total,
    itemBasePrice: toNumber(line.item.price),
    selectedOption: groups.length > 0 ? matchedSelection(groups, variation.filter(isFood)) : variation.filter(isRow),
    selectedAddons,
    food_variations: groups,
  };
}

/** What the chosen add-ons of a line cost together. */
export function lineAddOnsPrice(line: ServerLine, digits?: number): number {
  return addOnsPrice(chosen(clientLine(line, digits).selectedAddons), digits);
}

function chosen(addOns: readonly CartAddOn[]): { price: Amount; quantity: number }[] {
  return addOns.map(({ price, quantity }) => ({ price, quantity: toNumber(quantity) }));
}

function isFood(one: Variation[number]): one is FoodVariation {
  return 'values' in one;
}

function isRow(one: Variation[number]): one is { type: string } {
  return 'type' in one;
}

/** The same whatever the order of groups and labels; a row is its type, whatever its price and stock became. */
function variationKey({ variation }: CartKey): string {
  const parts = (variation ?? []).map((one) => (isFood(one) ? [one.name, ...one.values.label.toSorted()] : [one.type]));
  return parts
    .map((part) => JSON.stringify(part))
    .toSorted()
    .join();
}

function addOnsKey({ add_on_ids, add_on_qtys }: CartContent): string {
  return parseIds(add_on_ids)
    .map((id, index) => `${id}×${add_on_qtys?.[index] ?? 1}`)
    .toSorted()
    .join();
}
