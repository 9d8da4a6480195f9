import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** The time, renewed each minute; null until the browser has hydrated, since the server's render is older. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(
    eachMinute,
    () => Math.floor(Date.now() / MINUTE),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE);
}

function eachMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE / 4);
  return () => clearInterval(timer);
}
