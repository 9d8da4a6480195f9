import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Config } from '@/contract/config';
import type { ItemCard } from '@/contract/catalogue/item';
import { isOnNarrowedMenu, offeredMenuFilters, readMenuFilters, type MenuFilter } from '@/domain/catalogue/menu-filter';
import { readValue, saveValue } from '@/lib/session';

const never = () => () => {};

/**
 * The filters of a menu. A dietary choice is kept for the next store. It applies there only if the chip that clears it
 * is offered, so that nothing is hidden without a visible reason.
 */
export function useMenuFilters(items: readonly ItemCard[], config: Config) {
  // Most visitors have nothing stored, so hydration does not rerender their menu.
  const stored = useSyncExternalStore(
    never,
    () => readValue('menu-filters'),
    () => null,
  );
  const [picked, setPicked] = useState<MenuFilter[] | null>(null);
  const offered = useMemo(() => offeredMenuFilters(items, config), [items, config]);
  const chosen = useMemo(() => {
    const wanted = picked ?? readMenuFilters(stored);
    return wanted.filter((filter) => offered.includes(filter));
  }, [picked, stored, offered]);
  const filters = useMemo(
    () => (chosen.length === 0 ? items : items.filter((item) => isOnNarrowedMenu(item, chosen, config))),
    [items, chosen, config],
  );

  function onChange(next: MenuFilter[]) {
    setPicked(next);
    const diet = next.filter((filter) => filter !== 'discounted');
    saveValue('menu-filters', diet.length > 0 ? diet.join(',') : null);
  }
  return { items: filters, offered, chosen, onChange };
}
