/**
 * Cart lines: when two are equal, and what an update changes.
 * Spec: ordering §3 (cart line), §4 "Cart add"; wire-format §6.1.
 */
import type { FoodVariation } from '../catalogue/variation';
import { parseIds, type Ids, type Maybe } from '../wire/wire';

/** Food has its chosen labels, everything else its variation row. Without a choice the list is empty. */
export type Variation = readonly (FoodVariation | { type: string })[];

export type CartKey = {
  item_id: number;
  /** `Item`, `ItemCampaign`, or the class name that back ends answer. */
  item_type?: Maybe<string>;
  variation?: Maybe<Variation>;
};

export function isSameLine(a: CartKey, b: CartKey): boolean {
  return lineIdentity(a) === lineIdentity(b);
}

/** The same text for equal lines. */
export function lineIdentity(line: CartKey): string {
  return `${toModel(line.item_type)} ${line.item_id} ${variationKey(line)}`;
}

/** The existing line that is equal to the addition. */
export function sameLine<L extends CartKey>(lines: readonly L[], wanted: CartKey): L | null {
  return lines.find((line) => isSameLine(line, wanted)) ?? null;
}

export function toModel(item_type: Maybe<string>): 'Item' | 'ItemCampaign' {
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

/** The order of groups and labels does not matter. Rows are equal by type, whatever their price and stock. */
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
