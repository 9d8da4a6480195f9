import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => null;

/** Whether this component was hydrated from HTML of the server. Unlike `useHydrated`, it causes no second render. */
export function useWasHydrated(): boolean {
  let isAsked = false;
  // React calls the server snapshot during hydration only, and synchronously within the render.
  /* eslint-disable react-hooks/immutability */
  useSyncExternalStore(never, nothing, () => {
    isAsked = true;
    return null;
  });
  /* eslint-enable react-hooks/immutability */
  const [isTaken] = useState(isAsked);
  return isTaken;
}
