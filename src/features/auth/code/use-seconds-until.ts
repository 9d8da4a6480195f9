import { useEffect, useState } from 'react';

/** Whole seconds until `until` (epoch milliseconds); 0 after that. */
export function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver, until]);
  return left;
}
