import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => null;

/** Whether this component was hydrated from server HTML. Unlike `useHydrated`, it causes no second render. */
export function useWasHydrated(): boolean {
  let isAsked = false;
  // React calls the server snapshot only during hydration, synchronously within the render.
  /* eslint-disable react-hooks/immutability */
  useSyncExternalStore(never, nothing, () => {
    isAsked = true;
    return null;
  });
  /* eslint-enable react-hooks/immutability */
  const [isTaken] = useState(isAsked);
  return isTaken;
}
