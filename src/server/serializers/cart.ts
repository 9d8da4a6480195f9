import type { Chosen } from '../db/schema/json';
import type { CartRow } from '../data/cart';
import type { ItemRow } from '../data/catalogue/item';
import { localizeText, type View } from '../data/view';
import { serializeAddOn, serializeItem } from './item';

/** A cart line as all cart calls answer it (wire-format §6.1); `price` is the current price per piece. */
export function serializeCartLine(line: CartRow, price: number, view: View) {
  return {
    id: line.id,
    user_id: line.user_id ?? line.guest_id,
    is_guest: line.user_id === null,
    module_id: line.module_id,
    store_id: line.store_id,
    item_id: line.thing.id,
    item_type: `App\\Models\\${line.item_type}`,
    price,
    quantity: line.quantity,
    variation: serializeChosen(line.variation, line.thing, view),
    add_on_ids: line.add_on_ids,
    add_on_qtys: line.add_on_qtys,
    item: serializeChosenItem(line, view),
    created_at: line.created_at.toISOString(),
    updated_at: line.updated_at.toISOString(),
  };
}

/** The item with the chosen options marked: `addons` lists all add-ons, `add_ons` holds the chosen ids. */
function serializeChosenItem({ thing, variation, add_on_ids, add_on_qtys }: CartRow, view: View) {
  const item = serializeItem(thing, view);
  const labels = new Map(
    variation.flatMap((choice) => ('values' in choice ? [[choice.name, choice.values.label] as const] : [])),
  );
  const groups = thing.food_variations.map(({ name, values }) =>
    values.map(({ label }) => labels.get(name.en)?.includes(label.en) ?? false),
  );
  return {
    ...item,
    food_variations: Array.isArray(item.food_variations)
      ? item.food_variations.map((group, n) => ({
          ...group,
          values: group.values.map((value, at) => ({ ...value, isSelected: groups[n]?.[at] ?? false })),
        }))
      : item.food_variations,
    add_ons: thing.add_ons.map(({ id }) => id),
    addons: thing.add_ons.map((addOn) => {
      const at = add_on_ids.indexOf(addOn.id);
      return { ...serializeAddOn(addOn, view), isChecked: at >= 0, quantity: at >= 0 ? (add_on_qtys[at] ?? 1) : 0 };
    }),
  };
}

type Choosable = Pick<ItemRow, 'food_variations' | 'variations'>;

/** Translates a choice, which is stored in English, into the caller's language. */
export function serializeChosen(variation: Chosen, thing: Choosable, view: Pick<View, 'language'>) {
  return variation.map((choice) => {
    if (!('values' in choice)) {
      const row = thing.variations.find(({ type }) => type.en === choice.type);
      return { ...choice, type: row ? localizeText(row.type, view) : choice.type };
    }
    const group = thing.food_variations.find(({ name }) => name.en === choice.name);
    const label = choice.values.label.map((one) => {
      const value = group?.values.find((known) => known.label.en === one);
      return value ? localizeText(value.label, view) : one;
    });
    return { name: group ? localizeText(group.name, view) : choice.name, values: { label } };
  });
}
