/**
 * What a store's menu can be narrowed to, and whether an item belongs to it.
 * Spec: ordering §2, "Item card badges"; an item that does not say so is never counted in.
 */
import { isHalal, vegMark, type BadgedItem } from './item-badges';
import { winningDiscount } from './item-price';
import { isOn, type Flag } from '../wire/wire';

const MENU_FILTERS = ['veg', 'halal', 'organic', 'discounted'] as const;
export type MenuFilter = (typeof MENU_FILTERS)[number];

type Config = { toggle_veg_non_veg?: Flag };

const belongs: Record<MenuFilter, (item: BadgedItem, config: Config) => boolean> = {
  veg: (item, config) => vegMark(item, config) === 'veg',
  halal: isHalal,
  organic: ({ organic }) => isOn(organic),
  discounted: (item) => winningDiscount(item, item.price) !== null,
};

/** Filters that leave some of the items but not all; others would change nothing or leave nothing. */
export function offeredMenuFilters(items: readonly BadgedItem[], config: Config): MenuFilter[] {
  return MENU_FILTERS.filter((filter) => {
    const count = items.filter((item) => belongs[filter](item, config)).length;
    return count > 0 && count < items.length;
  });
}

/** An item must be all that was chosen. */
export function isOnNarrowedMenu(item: BadgedItem, chosen: readonly MenuFilter[], config: Config): boolean {
  return chosen.every((filter) => belongs[filter](item, config));
}

/** Reads a stored choice; anything unknown in it is left out. */
export function readMenuFilters(kept: string | null): MenuFilter[] {
  const words = (kept ?? '').split(',');
  return MENU_FILTERS.filter((it) => words.includes(it));
}
