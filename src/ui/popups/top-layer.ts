import { useSyncExternalStore } from 'react';

/**
 * Open dialogs and drawers, the topmost last. Messages are drawn inside the topmost: MUI keeps the focus in it and
 * hides all else from screen readers.
 */
let layers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Announces an open dialog. Returns the way to take it back. */
export function enterTopLayer(element: HTMLElement): () => void {
  change([...layers, element]);
  return () => change(layers.filter((other) => other !== element));
}

/** The topmost dialog, or null when the page itself is on top. */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => layers.at(-1) ?? null,
    () => null,
  );
}

function change(next: readonly HTMLElement[]) {
  layers = next;
  listeners.forEach((notify) => notify());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
