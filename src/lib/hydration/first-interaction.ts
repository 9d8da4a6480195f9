import { createStore } from '../create-store';

const isAsked = createStore(false);

/**
 * Starts what waits for the first interaction, because the visitor must be told something (use-first-interaction.ts).
 */
export const startInteraction = () => isAsked.set(true);

/** Calls `act` when they are started, at once if they already were; returns the unsubscribe function. */
export function onInteractionStart(act: () => void): () => void {
  if (isAsked.get()) act();
  return isAsked.subscribe(act);
}
