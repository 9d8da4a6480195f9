import pLimit from 'p-limit';
import { ApiError } from './api';

/**
 * Does `most` pieces of heavy work at a time. Refuses with `busy` what would be more than `waiting` in the queue, and
 * what has waited in it for longer than `patience` milliseconds: under overload, work whose turn comes too late would
 * only make everything after it late as well. `tellFull` hears when the queue becomes full, and when there is room again.
 */
export function limitConcurrency(
  most: number,
  waiting: number,
  patience = Infinity,
  tellFull: (isFull: boolean) => void = () => undefined,
): <Out>(work: () => Promise<Out>) => Promise<Out> {
  const limit = pLimit(most);
  let wasFull = false;
  const look = () => {
    const isFull = limit.pendingCount >= waiting;
    if (isFull !== wasFull) tellFull(isFull);
    wasFull = isFull;
  };
  return (work) => {
    if (limit.pendingCount >= waiting) throw new ApiError('busy');
    const asked = performance.now();
    const done = limit(() => {
      look();
      if (performance.now() - asked > patience) throw new ApiError('busy');
      return work();
    });
    look();
    return done;
  };
}
