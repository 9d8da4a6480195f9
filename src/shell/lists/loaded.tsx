import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type LoadedProps<Out, Key extends QueryKey> = {
  of: UseQueryOptions<Out, Error, Out, Key>;
  room: ReactNode;
  children: (data: Out) => ReactNode;
};

/** Draws an answer; the room is kept while the call is on its way. */
export function Loaded<Out, Key extends QueryKey>({ of, room, children }: LoadedProps<Out, Key>) {
  const { data, isPending } = useQuery(of);
  if (isPending) return room;
  // A section that failed is left out: the rest of the home is whole without it.
  return data === undefined ? null : children(data);
}
