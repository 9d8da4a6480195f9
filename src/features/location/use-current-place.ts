import { useEffect, useEffectEvent, useState } from 'react';
import { currentPosition, whenPositionIsAllowed, type NoPosition, type Position } from '@/lib/geolocation';
import { placeKey, readSession } from '@/lib/session';

/**
 * Asks the browser for the position (LOC-03, LOC-04); `problem` says why there is none, until the customer allows it. An
 * answer that comes after the customer has chosen another place is dropped, since that choice is the later one.
 */
export function useCurrentPlace(
  onFound: (at: Position) => Promise<unknown> | void,
  onProblem: (problem: NoPosition | null) => void = () => {},
) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<NoPosition | null>(null);

  const allowed = useEffectEvent(() => {
    setProblem(null);
    onProblem(null);
  });
  useEffect(() => (problem === 'denied' ? whenPositionIsAllowed(() => allowed()) : undefined), [problem]);

  async function ask() {
    setIsAsking(true);
    setProblem(null);
    const before = chosenPlace();
    const answer = await currentPosition();
    if (chosenPlace() === before) await tell(answer);
    setIsAsking(false);
  }

  async function tell(answer: Position | NoPosition) {
    if (typeof answer !== 'string') return onFound(answer);
    setProblem(answer);
    onProblem(answer);
  }

  return { ask: () => void ask(), isAsking, problem };
}

const chosenPlace = () => placeKey(readSession().currentLatLng);
