import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, so that both renders match; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
