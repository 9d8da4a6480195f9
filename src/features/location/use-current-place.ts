import { useState } from 'react';
import type { LatLng } from '@/contract/place/place';
import { currentPosition, type NoPosition } from '@/lib/geolocation';

/** Asks the browser for the position (LOC-03, LOC-04); `problem` says why there is none. */
export function useCurrentPlace(onFound: (at: LatLng) => Promise<unknown> | void) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<NoPosition | null>(null);

  async function ask() {
    setIsAsking(true);
    setProblem(null);
    const answer = await currentPosition();
    if (typeof answer === 'string') setProblem(answer);
    else await onFound(answer);
    setIsAsking(false);
  }

  return { ask: () => void ask(), isAsking, problem };
}
