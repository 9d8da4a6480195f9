import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type LoadedProps<Out, Key extends QueryKey> = {
  of: UseQueryOptions<Out, Error, Out, Key>;
  room: ReactNode;
  children: (data: Out) => ReactNode;
};

/** Renders an answer, and a placeholder while the call is pending. */
export function Loaded<Out, Key extends QueryKey>({ of, room, children }: LoadedProps<Out, Key>) {
  const { data, isPending } = useQuery(of);
  if (isPending) return room;
  // A section whose call failed is left out; the rest of the home is complete without it.
  return data === undefined ? null : children(data);
}
