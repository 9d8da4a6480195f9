import { createStore } from '../create-store';

const isAsked = createStore(false);

/** Something has to be said to the visitor, with or without an interaction of theirs (use-first-interaction.ts). */
export const startInteraction = () => isAsked.set(true);

/** Calls `act` when it is asked for, at once if that was before; what it returns ends this. */
export function onInteractionStart(act: () => void): () => void {
  if (isAsked.get()) act();
  return isAsked.subscribe(act);
}
