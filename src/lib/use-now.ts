import { startTransition, useEffect, useState } from 'react';
import { useWasHydrated } from './hydration/use-was-hydrated';
import { whenIdle } from './when-idle';

const MINUTE = 60_000;

/**
 * The time, renewed each minute; null until the browser has taken the page over, since the server's render is older.
 * What it changes is drawn in pieces between which the page answers.
 */
export function useNow(): Date | null {
  const isTaken = useWasHydrated();
  const [minute, setMinute] = useState(() => (isTaken ? null : currentMinute()));
  useEffect(() => {
    const tell = () => startTransition(() => setMinute(currentMinute()));
    const cancel = whenIdle(tell);
    const timer = setInterval(tell, MINUTE / 4);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, []);
  return minute === null ? null : new Date(minute * MINUTE);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE);
