import { createStore } from '@/lib/create-store';

const isRefused = createStore(false);

/** Google calls one function of the window when it does not take the key; every map learns of it, later ones at once. */
export function onRefusal(tell: () => void): () => void {
  const gm_authFailure = () => isRefused.set(true);
  Object.assign(window, { gm_authFailure });
  if (isRefused.get()) tell();
  return isRefused.subscribe(tell);
}
