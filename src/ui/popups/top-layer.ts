import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';

/**
 * Open dialogs and drawers, the topmost last. Messages are drawn inside the topmost: MUI keeps the focus in it and
 * hides all else from screen readers.
 */
const layers = createStore<readonly HTMLElement[]>([]);

/** Announces an open dialog. Returns the way to take it back. */
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
