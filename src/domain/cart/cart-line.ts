/**
 * Lines of the cart: when two are the same, and what an update changes.
 * Spec: ordering §3 (cart line), §4 "Cart add"; wire-format §6.1.
 */
import type { FoodVariation } from '../catalogue/variation';
import { parseIds, type Ids, type Maybe } from '../wire/wire';

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

export function isFood(one: Variation[number]): one is FoodVariation {
  return 'values' in one;
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
