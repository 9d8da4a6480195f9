import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Module } from '@/contract/catalogue/module';
import { createStore } from '@/lib/create-store';

/** The module of what is on the screen, else the visitor's own; the shell provides it. */
export const CurrentModule = createContext<Module | null>(null);

export const useCurrentModule = (): Module | null => useContext(CurrentModule);

const shownModule = createStore<number | null>(null);

/** The id of the module of what a page shows; for the shell. */
export const useShownModuleId = () => useSyncExternalStore(shownModule.subscribe, shownModule.get, () => null);

/**
 * Says that the page belongs to a module which its address does not name, as the page of an order does. Colours and
 * words around it follow; calls do not.
 */
export function useShowModule(module_id: number | undefined): void {
  useEffect(() => {
    if (!module_id) return;
    shownModule.set(module_id);
    return () => shownModule.set(null);
  }, [module_id]);
}
