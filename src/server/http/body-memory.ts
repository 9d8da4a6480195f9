import { limits } from '@/domain/limits';
import { ApiError } from './api';

/** The share of one body with files in the memory that all such bodies share. */
export type BodyMemory = { take: (bytes: number) => void; free: () => void };

let taken = 0;
const ofVisitors = new Map<string, { bodies: number; bytes: number }>();

/** Reserves memory for one body. Refuses with `busy` when the visitor, or all together, would exceed their limit. */
export function reserveBodyMemory(visitor: string): BodyMemory {
  const mine = ofVisitors.get(visitor) ?? { bodies: 0, bytes: 0 };
  if (mine.bodies >= limits.bodies_per_visitor_max) throw new ApiError('busy');
  ofVisitors.set(visitor, mine);
  mine.bodies += 1;
  let own = 0;
  return {
    take: (bytes) => {
      const isTooMuch = taken + bytes > limits.bodies_bytes_max;
      if (isTooMuch || mine.bytes + bytes > limits.bodies_bytes_per_visitor_max) throw new ApiError('busy');
      taken += bytes;
      mine.bytes += bytes;
      own += bytes;
    },
    free: () => {
      taken -= own;
      mine.bytes -= own;
      mine.bodies -= 1;
      own = 0;
      if (mine.bodies === 0) ofVisitors.delete(visitor);
    },
  };
}
