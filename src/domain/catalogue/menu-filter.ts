/**
 * The filters of a store's menu, and whether an item matches.
 * Spec: ordering §2, "Item card badges"; an item without the flag never matches.
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

/** The filters that match some of the items but not all. Others would change nothing or leave nothing. */
export function offeredMenuFilters(items: readonly BadgedItem[], config: Config): MenuFilter[] {
  return MENU_FILTERS.filter((filter) => {
    const count = items.filter((item) => belongs[filter](item, config)).length;
    return count > 0 && count < items.length;
  });
}

/** An item must match every chosen filter. */
export function isOnNarrowedMenu(item: BadgedItem, chosen: readonly MenuFilter[], config: Config): boolean {
  return chosen.every((filter) => belongs[filter](item, config));
}

/** Reads a stored choice and ignores unknown values. */
export function readMenuFilters(kept: string | null): MenuFilter[] {
  const words = (kept ?? '').split(',');
  return MENU_FILTERS.filter((menuFilter) => words.includes(menuFilter));
}
