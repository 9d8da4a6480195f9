let isAsked = false;
let listener = () => {};

/** Something has to be said to the visitor, with or without an interaction of theirs (use-first-interaction.ts). */
export function startInteraction(): void {
  isAsked = true;
  listener();
}

/** Calls `act` when it is asked for, at once if that was before; what it returns ends this. */
export function onInteractionStart(act: () => void): () => void {
  listener = act;
  if (isAsked) act();
  return () => (listener = () => {});
}
