/**
 * The options of a food item: selection, validation, price, and conversion to and from the cart.
 * Spec: ordering §3 (food variation group, selection record) and §5; wire-format §6.1 (variation payload).
 */
import type { Amount } from '../money/money';
import { isOn, toNumber, type Flag, type Maybe } from '../wire/wire';

type FoodValue = { label: string; optionPrice: Amount; isSelected?: Maybe<boolean> };

export type FoodGroup = {
  name: string;
  /** `single` or `multi`. */
  type: string;
  /** 'on' means required. */
  required?: Flag;
  min?: Amount;
  max?: Amount;
  values: readonly FoodValue[];
};

export type Selection = { choiceIndex: number; optionIndex: number; label: string; optionPrice: number };

/** The form in a cart line, e.g. `[{ name: 'Size', values: { label: ['Large'] } }]`. */
export type FoodVariation = { name: string; values: { label: string[] } };

/** The groups of an item. Some back ends send an empty string for none. */
export function variationGroups<G extends FoodGroup>(food_variations: Maybe<string | readonly G[]>): readonly G[] {
  return Array.isArray(food_variations) ? food_variations : [];
}

/** The selection after an option is clicked. A required single group always keeps one. */
export function toggleOption(
  groups: readonly FoodGroup[],
  selected: readonly Selection[],
  pressed: Pick<Selection, 'choiceIndex' | 'optionIndex'>,
): Selection[] {
  const group = groups[pressed.choiceIndex];
  const option = group && findSelection(group, pressed.choiceIndex, pressed.optionIndex);
  if (!option) return [...selected];
  const isPressed = (one: Selection) =>
    one.choiceIndex === option.choiceIndex && one.optionIndex === option.optionIndex;
  const wasSelected = selected.some(isPressed);
  if (group.type !== 'single') return wasSelected ? selected.filter((one) => !isPressed(one)) : [...selected, option];
  if (wasSelected && isOn(group.required)) return [...selected];
  const others = selected.filter(({ choiceIndex }) => choiceIndex !== option.choiceIndex);
  return wasSelected ? others : [...others, option];
}

export type VariationProblem = {
  code: 'variation_required' | 'variation_bounds';
  /** The values for the message: the group and its limits. */
  name: string;
  min: number;
  max: number;
};

/** The problems that keep the selection out of the cart, in the order of the groups. Optional groups may stay empty. */
export function variationProblems(groups: readonly FoodGroup[], selected: readonly Selection[]): VariationProblem[] {
  return groups
    .map((group, choiceIndex) => groupProblem(group, countIn(selected, choiceIndex)))
    .filter((problem) => problem !== null);
}

/** The limits for the hint of a group; null for a single group. */
export function groupBounds(group: FoodGroup): { min: number; max: number } | null {
  if (group.type === 'single') return null;
  const max = toNumber(group.max);
  return { min: toNumber(group.min), max: max > 0 ? max : group.values.length };
}

/** How complete the selection in a group is. An empty optional group is complete. */
export type GroupState = { count: number; max: number; is_done: boolean; is_full: boolean };

export function groupState(group: FoodGroup, choiceIndex: number, selected: readonly Selection[]): GroupState {
  const { min, max } = groupBounds(group) ?? { min: 1, max: 1 };
  const count = countIn(selected, choiceIndex);
  const is_done = count === 0 ? !isOn(group.required) : count >= min && count <= max;
  // In a single group the new option replaces the old one.
  return { count, max, is_done, is_full: group.type !== 'single' && count >= max };
}

/** The form that the cart calls send. */
export function foodVariation(groups: readonly FoodGroup[], selected: readonly Selection[]): FoodVariation[] {
  return groups
    .map(({ name, values }, choiceIndex) => ({
      name,
      values: {
        label: values.filter((_, option) => isChosen(selected, choiceIndex, option)).map(({ label }) => label),
      },
    }))
    .filter(({ values }) => values.label.length > 0);
}

/** The selection for a stored variation. Options that the item no longer has are left out. */
export function matchedSelection(groups: readonly FoodGroup[], variation: readonly FoodVariation[]): Selection[] {
  return groups.flatMap((group, choiceIndex) => {
    const labels = variation.find(({ name }) => name === group.name)?.values.label ?? [];
    return selectionsWhere(group, choiceIndex, ({ label }) => labels.includes(label));
  });
}

/** The selection that a cart line's item marks with `isSelected`. */
export function markedSelection(groups: readonly FoodGroup[]): Selection[] {
  return groups.flatMap((group, choiceIndex) =>
    selectionsWhere(group, choiceIndex, ({ isSelected }) => isSelected === true),
  );
}

function groupProblem(group: FoodGroup, count: number): VariationProblem | null {
  const bounds = groupBounds(group) ?? { min: 1, max: 1 };
  if (count === 0) return isOn(group.required) ? { code: 'variation_required', name: group.name, ...bounds } : null;
  return count < bounds.min || count > bounds.max ? { code: 'variation_bounds', name: group.name, ...bounds } : null;
}

function countIn(selected: readonly Selection[], choice: number): number {
  return selected.filter(({ choiceIndex }) => choiceIndex === choice).length;
}

function isChosen(selected: readonly Selection[], choice: number, option: number): boolean {
  return selected.some(({ choiceIndex, optionIndex }) => choiceIndex === choice && optionIndex === option);
}

function selectionsWhere(group: FoodGroup, choiceIndex: number, isWanted: (value: FoodValue) => boolean): Selection[] {
  return group.values
    .map((value, optionIndex) => (isWanted(value) ? findSelection(group, choiceIndex, optionIndex) : null))
    .filter((selection) => selection !== null);
}

function findSelection(group: FoodGroup, choiceIndex: number, optionIndex: number): Selection | null {
  const value = group.values[optionIndex];
  return value ? { choiceIndex, optionIndex, label: value.label, optionPrice: toNumber(value.optionPrice) } : null;
}
