/**
 * Checks what a customer chose of an item against the item as it is sold now: in the cart, and again when the order is
 * placed. Names may be in either language and are stored in English, so that a cart survives a change of language.
 * Spec: ordering §4 "Cart add" and §5; wire-format §6.1.
 */
import type { ChosenCombination, ChosenVariation } from '@/contract/ordering/cart';
import { isAvailable, takesLater, type ForLater } from '@/domain/catalogue/availability';
import { quantityProblem } from '@/domain/catalogue/quantity';
import type { StoreTime } from '@/domain/time/store-clock';
import { unitPrice } from '@/domain/money/unit-price';
import { foodVariation, matchedSelection, variationProblems, type FoodGroup } from '@/domain/catalogue/variation';
import { isRowOutOfStock, matchedRow } from '@/domain/catalogue/variation-row';
import { ApiError } from '../http/api';
import type { ItemRow } from '../data/catalogue/item';
import { localizeText, type View } from '../data/view';
import { toPricing } from '../serializers/item';
import type { Localized } from '../db/schema/columns';
import type { Chosen, ChosenAddOn, ChosenGroup, ChosenVariation as StoredRow } from '../db/schema/json';

export type Wanted = {
  quantity: number;
  variation?: readonly (ChosenVariation | ChosenCombination)[] | undefined;
  add_on_ids?: readonly number[] | undefined;
  add_on_qtys?: readonly number[] | undefined;
};

export type Choice = {
  /** The price of one piece with its options, before discounts, without add-ons. */
  unit_price: number;
  variation: Chosen;
  add_ons: ChosenAddOn[];
};

/** Throws a refusal that tells the customer what to change. */
export function checkChoice(thing: ItemRow, wanted: Wanted, view: Pick<View, 'language' | 'clock'>, digits: number) {
  const chosen = thing.variations.length > 0 ? chosenRow(thing, wanted) : chosenGroups(thing, wanted, view);
  const add_ons = chosenAddOns(thing, wanted);
  const problem = quantityProblem(wanted.quantity, {
    module_type: thing.module.module_type,
    stock: availableStock(thing, 'row' in chosen ? chosen.row : null, view.clock),
    maximum_cart_quantity: thing.maximum_cart_quantity,
  });
  if (problem) throw new ApiError(problem === 'stock' ? 'out_of_stock' : 'out_of_limits');
  return { variation: chosen.variation, add_ons, unit_price: unitPrice(thing, chosen, digits) } satisfies Choice;
}

/** The price that a line has now; null when what was chosen is no longer offered. */
export function priceNow(thing: ItemRow, { variation = [] }: Pick<Wanted, 'variation'>, digits: number): number | null {
  if (thing.variations.length > 0) {
    const row = matchedRow(toStoredRows(thing), variation.find(isRow));
    return row && unitPrice(thing, { row }, digits);
  }
  const chosen = variation.filter(isGroup);
  const selected = matchedSelection(groupsIn(thing, 'en'), chosen);
  const count = chosen.reduce((sum, { values }) => sum + values.label.length, 0);
  return selected.length === count && chosen.length === variation.length
    ? unitPrice(thing, { selected }, digits)
    : null;
}

/** Outside its hours an item is sold only by stores that take orders for later (ordering §4, "Availability"). */
export function refuseUnavailable(
  thing: ItemRow,
  at: StoreTime,
  view: Pick<View, 'language'>,
  /** Given when the item may also be ordered for later. */
  market?: ForLater,
) {
  const isSold = market && takesLater(thing.store, market) ? isInSale(thing, at) : isAvailable(thing, at);
  if (!isSold) throw new ApiError('not_available', { name: localizeText(thing.name, view) });
}

/** The days of a campaign are checked on their own, because hours past midnight belong to the day before. */
function isInSale(thing: ItemRow, at: StoreTime): boolean {
  return isAvailable({ ...thing, available_time_starts: null, available_time_ends: null }, at);
}

/** The smallest stock of the variation, the flash sale and the item. Null when no stock is tracked. */
export function availableStock(thing: ItemRow, row: { stock: number } | null, clock: StoreTime): number | null {
  const known = [row?.stock, toPricing(thing, clock).stock, thing.stock].filter((stock) => stock != null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** Lines of one item share its stock, whatever their variations: all of them together may not pass it (CART-17). */
export function refuseMoreThanLeft(thing: ItemRow, pieces: number, view: Pick<View, 'language' | 'clock'>): void {
  if (thing.module.module_type === 'food') return;
  const most = availableStock(thing, null, view.clock);
  if (most !== null && pieces > most) throw new ApiError('item_out_of_stock', { name: localizeText(thing.name, view) });
}

/** A row as the cart stores it. */
export function storedRow(variation: Chosen): StoredRow | null {
  const [first] = variation;
  return first && 'type' in first ? first : null;
}

function chosenRow(thing: ItemRow, { variation = [] }: Wanted): { row: StoredRow; variation: StoredRow[] } {
  const [wanted, ...more] = variation;
  const name = thing.choice_options.map(({ title }) => title.en).join(', ');
  if (!wanted) throw new ApiError('variation_required', { name });
  const type = isRow(wanted) && more.length === 0 ? englishType(thing, wanted.type) : undefined;
  const row = type === undefined ? null : matchedRow(toStoredRows(thing), { type });
  if (!row) throw new ApiError('variation_unknown');
  if (isRowOutOfStock(row)) throw new ApiError('variation_out_of_stock');
  return { row, variation: [row] };
}

function chosenGroups(thing: ItemRow, { variation = [] }: Wanted, view: Pick<View, 'language'>) {
  const named = variation.map((one) => englishGroup(thing, one));
  if (new Set(named.map(({ name }) => name)).size < named.length) throw new ApiError('variation_unknown');
  const groups = groupsIn(thing, 'en');
  const selected = matchedSelection(groups, named);
  const [problem] = variationProblems(groups, selected);
  if (problem) {
    const group = thing.food_variations.find(({ name }) => name.en === problem.name);
    const params = { name: group ? localizeText(group.name, view) : problem.name, min: problem.min, max: problem.max };
    throw new ApiError(problem.code === 'variation_required' ? 'variation_required' : 'variation_count', params);
  }
  return { selected, variation: foodVariation(groups, selected) satisfies ChosenGroup[] };
}

function englishGroup(thing: ItemRow, wanted: ChosenVariation | ChosenCombination): ChosenGroup {
  const group = isGroup(wanted) ? thing.food_variations.find(({ name }) => isSaid(name, wanted.name)) : undefined;
  if (!group || !isGroup(wanted)) throw new ApiError('variation_unknown');
  const label = wanted.values.label.map((one) => group.values.find((value) => isSaid(value.label, one))?.label.en);
  const known = label.filter((one) => one !== undefined);
  if (known.length < label.length || new Set(known).size < known.length) throw new ApiError('variation_unknown');
  return { name: group.name.en, values: { label: known } };
}

function chosenAddOns(thing: ItemRow, { add_on_ids = [], add_on_qtys = [] }: Wanted): ChosenAddOn[] {
  if (add_on_ids.length !== add_on_qtys.length || new Set(add_on_ids).size < add_on_ids.length)
    throw new ApiError('add_on_unknown');
  return add_on_ids.map((id, n) => {
    const found = thing.add_ons.find((addOn) => addOn.id === id);
    if (!found) throw new ApiError('add_on_unknown');
    return { id, name: found.name, price: found.price, quantity: add_on_qtys[n] ?? 1 };
  });
}

function groupsIn(thing: ItemRow, language: keyof Localized): FoodGroup[] {
  return thing.food_variations.map((group) => ({
    ...group,
    name: group.name[language],
    values: group.values.map(({ label, optionPrice }) => ({ label: label[language], optionPrice })),
  }));
}

function toStoredRows(thing: ItemRow): StoredRow[] {
  return thing.variations.map((variation) => ({ ...variation, type: variation.type.en }));
}

function englishType(thing: ItemRow, type: string): string | undefined {
  const bare = (text: string) => text.replace(/\s/g, '');
  const isNamed = (name: Localized) => bare(name.en) === bare(type) || bare(name.ar) === bare(type);
  return thing.variations.find((variation) => isNamed(variation.type))?.type.en;
}

function isSaid(name: Localized, text: string): boolean {
  return name.en === text.trim() || name.ar === text.trim();
}

function isRow(choice: ChosenVariation | ChosenCombination): choice is ChosenCombination {
  return 'type' in choice && typeof choice.type === 'string';
}

function isGroup(choice: ChosenVariation | ChosenCombination): choice is ChosenVariation {
  return 'values' in choice && Array.isArray(choice.values?.label);
}
