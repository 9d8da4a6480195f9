const listeners = new Set<() => void>();
let isRefused = false;

/** Google calls one function of the window when it does not take the key; every map learns of it, later ones at once. */
export function onRefusal(tell: () => void): () => void {
  const gm_authFailure = () => {
    isRefused = true;
    for (const listener of listeners) listener();
  };
  Object.assign(window, { gm_authFailure });
  listeners.add(tell);
  if (isRefused) tell();
  return () => listeners.delete(tell);
}
