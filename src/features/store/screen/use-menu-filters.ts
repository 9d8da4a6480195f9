import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Config } from '@/contract/config';
import type { ItemCard } from '@/contract/catalogue/item';
import { isOnNarrowedMenu, offeredMenuFilters, readMenuFilters, type MenuFilter } from '@/domain/catalogue/menu-filter';
import { readValue, saveValue } from '@/lib/session';

const never = () => () => {};

/**
 * How a menu is narrowed. What one eats is kept for the next store, where it counts only if the chip that takes it off is offered:
 * nothing is ever hidden without a reason to be seen.
 */
export function useMenuFilters(items: readonly ItemCard[], config: Config) {
  // Most have kept nothing: the menu is not drawn anew for them once the browser knows.
  const stored = useSyncExternalStore(
    never,
    () => readValue('menu-filters'),
    () => null,
  );
  const [picked, setPicked] = useState<MenuFilter[] | null>(null);
  const offered = useMemo(() => offeredMenuFilters(items, config), [items, config]);
  const chosen = useMemo(() => {
    const wanted = picked ?? readMenuFilters(stored);
    return wanted.filter((it) => offered.includes(it));
  }, [picked, stored, offered]);
  const filters = useMemo(
    () => (chosen.length === 0 ? items : items.filter((it) => isOnNarrowedMenu(it, chosen, config))),
    [items, chosen, config],
  );

  function onChange(next: MenuFilter[]) {
    setPicked(next);
    const diet = next.filter((it) => it !== 'discounted');
    saveValue('menu-filters', diet.length > 0 ? diet.join(',') : null);
  }
  return { items: filters, offered, chosen, onChange };
}
