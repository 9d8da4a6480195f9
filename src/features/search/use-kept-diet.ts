import { useMemo, useSyncExternalStore } from 'react';
import { dietText, readDiet, type DietFlag } from '@/domain/search/kept-diet';
import { readValue, saveValue, subscribe } from '@/lib/session';

const KEPT = 'menu-filters';

/** What the visitor eats, as menus keep it as well. */
export function useKeptDiet(): DietFlag[] {
  const kept = useSyncExternalStore(
    subscribe,
    () => readValue(KEPT),
    () => null,
  );
  return useMemo(() => readDiet(kept), [kept]);
}

export function keepDiet(diet: readonly DietFlag[]): void {
  saveValue(KEPT, dietText(diet));
}
