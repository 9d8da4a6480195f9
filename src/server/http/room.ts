import { limits } from '@/domain/limits';
import { ApiError } from '../api';

/** What one body with files takes of the memory that all such bodies share. */
export type Room = { take: (bytes: number) => void; leave: () => void };

let taken = 0;
const ofVisitors = new Map<string, number>();

/** Refuses with `busy` what would be one body too many of a visitor, or more bytes than the server takes at a time. */
export function holdRoom(visitor: string): Room {
  const before = ofVisitors.get(visitor) ?? 0;
  if (before >= limits.bodies_per_visitor_max) throw new ApiError('busy');
  ofVisitors.set(visitor, before + 1);
  let own = 0;
  return {
    take: (bytes) => {
      if (taken + bytes > limits.bodies_bytes_max) throw new ApiError('busy');
      taken += bytes;
      own += bytes;
    },
    leave: () => {
      taken -= own;
      own = 0;
      const left = (ofVisitors.get(visitor) ?? 1) - 1;
      if (left > 0) ofVisitors.set(visitor, left);
      else ofVisitors.delete(visitor);
    },
  };
}
