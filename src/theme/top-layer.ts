import { useSyncExternalStore } from 'react';

/** Open modal dialogs, the topmost last. What floats must be drawn inside it: everything outside is inert. */
let layers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Announces an open modal dialog. Returns the way to take it back. */
export function enterTopLayer(element: HTMLElement): () => void {
  change([...layers, element]);
  return () => change(layers.filter((other) => other !== element));
}

/** The topmost modal dialog, or null when the page itself is on top. */
export function topLayer(): HTMLElement | null {
  return layers.at(-1) ?? null;
}

export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(subscribe, topLayer, () => null);
}

function change(next: readonly HTMLElement[]) {
  layers = next;
  listeners.forEach((notify) => notify());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
