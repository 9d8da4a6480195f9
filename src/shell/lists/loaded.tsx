import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type LoadedProps<Out, Key extends QueryKey> = {
  query: UseQueryOptions<Out, Error, Out, Key>;
  placeholder: ReactNode;
  children: (data: Out) => ReactNode;
};

/** Renders an answer, and a placeholder while the call is pending. */
export function Loaded<Out, Key extends QueryKey>({ query, placeholder, children }: LoadedProps<Out, Key>) {
  const { data, isPending } = useQuery(query);
  if (isPending) return placeholder;
  // A section whose call failed is left out; the rest of the home is complete without it.
  return data === undefined ? null : children(data);
}
