import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => null;

/** Whether it began as what the server had drawn. Unlike `useHydrated`, it has nothing drawn anew. */
export function useWasHydrated(): boolean {
  let isAsked = false;
  // React asks for the server's value only while it takes over, and within the drawing.
  /* eslint-disable react-hooks/immutability */
  useSyncExternalStore(never, nothing, () => {
    isAsked = true;
    return null;
  });
  /* eslint-enable react-hooks/immutability */
  const [isTaken] = useState(isAsked);
  return isTaken;
}
