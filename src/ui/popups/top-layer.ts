import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';

/**
 * Open dialogs and drawers, the topmost last. Toasts are rendered inside the topmost one: MUI traps the focus in it and
 * hides everything else from screen readers.
 */
const layers = createStore<readonly HTMLElement[]>([]);

/** Registers an open dialog. Returns the function that unregisters it. */
export function enterTopLayer(element: HTMLElement): () => void {
  layers.set([...layers.get(), element]);
  return () => layers.set(layers.get().filter((other) => other !== element));
}

/** The topmost dialog, or null when the page itself is on top. */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(
    layers.subscribe,
    () => layers.get().at(-1) ?? null,
    () => null,
  );
}
