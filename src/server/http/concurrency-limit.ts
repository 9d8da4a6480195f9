import pLimit from 'p-limit';
import { ApiError } from './api';

/**
 * Runs at most `most` tasks at a time. Refuses with `busy` a task that finds `waiting` others in the queue, and one
 * that has waited longer than `patience` milliseconds: under overload, a task that runs late delays all that follow.
 * `tellFull` is called when the queue becomes full and when it has room again.
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
