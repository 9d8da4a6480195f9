import pLimit from 'p-limit';
import { ApiError } from './api';

/** Does `most` pieces of heavy work at a time; refuses with `busy` what would be more than `waiting` in the queue. */
export function limitConcurrency(most: number, waiting: number): <Out>(work: () => Promise<Out>) => Promise<Out> {
  const limit = pLimit(most);
  return (work) => {
    if (limit.pendingCount >= waiting) throw new ApiError('busy');
    return limit(work);
  };
}
