import { startTransition, useEffect, useState } from 'react';
import { useWasHydrated } from './hydration/use-was-hydrated';
import { whenIdle } from './when-idle';

const MINUTE = 60_000;

/** The time, updated each minute; null until hydration, since the server's render is older. */
export function useNow(): Date | null {
  return useEachMinute(self);
}

/**
 * A value that `read` computes from the time, like `useNow`; `read` must be stable. After hydration it runs when the
 * browser is idle, outside of a render. The resulting update is a transition, so that the page stays responsive.
 */
export function useEachMinute<T>(read: (now: Date) => T): T | null {
  const wasHydrated = useWasHydrated();
  const [current, setCurrent] = useState(() => (wasHydrated ? null : readMinute(read)));
  useEffect(() => {
    const renew = () => {
      const next = readMinute(read);
      const isSame = (before: typeof current) => before?.minute === next.minute && before.read === read;
      startTransition(() => setCurrent((before) => (isSame(before) ? before : next)));
    };
    const cancel = whenIdle(renew);
    const timer = setInterval(renew, MINUTE / 4);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, [read]);
  return current && current.value;
}

function readMinute<T>(read: (now: Date) => T) {
  const minute = Math.floor(Date.now() / MINUTE);
  return { minute, read, value: read(new Date(minute * MINUTE)) };
}

const self = (now: Date) => now;
