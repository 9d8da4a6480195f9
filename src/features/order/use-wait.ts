import { useEffect, useState } from 'react';

/** How long the own status of what was paid is waited for (beyond the spec: no endless spinner). */
const WAIT_MS = 30_000;
/** How often it is looked up meanwhile. */
export const WAIT_POLL_MS = 3000;

/** Whether what a gateway claims has been waited for long enough; `again` begins another wait. */
export function useWait(isClaimed: boolean): { isOver: boolean; again: () => void } {
  const [round, setRound] = useState(0);
  const [over, setOver] = useState(-1);
  useEffect(() => {
    if (!isClaimed) return;
    const timer = setTimeout(() => setOver(round), WAIT_MS);
    return () => clearTimeout(timer);
  }, [round, isClaimed]);
  return { isOver: over === round, again: () => setRound(round + 1) };
}
