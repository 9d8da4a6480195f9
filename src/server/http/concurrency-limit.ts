import pLimit from 'p-limit';
import { ApiError } from './api';
import type { Pace } from './pace';

type Options = {
  /** Milliseconds after which what still waits is refused. */
  patience?: number;
  /** Bounds what is under way further, where the machine is slow. */
  pace?: Pace;
  /** Hears when no more can wait, and when there is room again. */
  tellFull?: (isFull: boolean) => void;
};

/**
 * Does `most` pieces of heavy work at a time. Refuses with `busy` what would be more than `waiting` in the queue, and
 * what has waited in it for longer than `patience`: under overload, work whose turn comes too late would only make
 * everything after it late as well. Of what `pace` allows, half is worked on: what waits takes no time from the others.
 */
export function limitConcurrency(
  most: number,
  waiting: number,
  { patience = Infinity, pace, tellFull = () => undefined }: Options = {},
): <Out>(work: () => Promise<Out>) => Promise<Out> {
  const limit = pLimit(most);
  let underWay = 0;
  let wasFull = false;
  const isFull = () => limit.pendingCount >= waiting || (pace !== undefined && underWay >= pace.bound());
  /** Whatever changes one of the three has this called. */
  const look = () => {
    if (isFull() === wasFull) return;
    wasFull = !wasFull;
    tellFull(wasFull);
  };
  const follow = () => {
    if (pace) limit.concurrency = Math.min(most, Math.ceil(pace.bound() / 2));
  };
  const tellPace = () => {
    pace?.ended(underWay);
    follow();
  };
  follow();
  return (work) => {
    if (isFull()) throw new ApiError('busy');
    underWay += 1;
    pace?.began(underWay);
    const asked = performance.now();
    const done = limit(() => {
      look();
      if (performance.now() - asked > patience) throw new ApiError('busy');
      return work().finally(tellPace);
    }).finally(() => {
      underWay -= 1;
      look();
    });
    look();
    return done;
  };
}
