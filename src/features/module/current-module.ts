import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Module } from '@/contract/catalogue/module';
import { createStore } from '@/lib/create-store';

/** The module of the page's content, else the visitor's own; the shell provides it. */
export const CurrentModule = createContext<Module | null>(null);

export const useCurrentModule = (): Module | null => useContext(CurrentModule);

const shownModule = createStore<number | null>(null);

/** The module id of the page's content, for the shell. */
export const useShownModuleId = () => useSyncExternalStore(shownModule.subscribe, shownModule.get, () => null);

/**
 * Sets the module of a page whose URL does not contain it, for example the page of an order. Colours and texts around
 * the page follow it; calls do not.
 */
export function useShowModule(module_id: number | undefined): void {
  useEffect(() => {
    if (!module_id) return;
    shownModule.set(module_id);
    return () => shownModule.set(null);
  }, [module_id]);
}
