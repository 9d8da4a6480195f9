import { createStore } from '@/lib/create-store';

const isRefused = createStore(false);

/** Google calls one global function when it rejects the key. All maps are notified, later ones immediately. */
export function onRefusal(tell: () => void): () => void {
  const gm_authFailure = () => isRefused.set(true);
  Object.assign(window, { gm_authFailure });
  if (isRefused.get()) tell();
  return isRefused.subscribe(tell);
}
