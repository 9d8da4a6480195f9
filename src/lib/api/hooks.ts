import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import type { Endpoint } from '@/contract/core/endpoint';
import { request } from './browser';

type MessageKey = ParseKeys;

/** How long an answer is fresh, and whether a failed query is retried. */
export type Caching = { staleTime?: number; retry?: boolean | number; enabled?: boolean; refetchInterval?: number };

/** Options of a GET. The query client adds the query function, so a page can prefetch with the same options. */
export function query<In, Out>(endpoint: Endpoint<In, Out>, input: In, options: Caching = {}) {
  return queryOptions<Out, Error, Out, readonly [path: string, input: In]>({
    queryKey: [endpoint.path, input] as const,
    meta: { endpoint },
    ...options,
  });
}

export type Effects = {
  /** Message key of the success toast. */
  success?: MessageKey;
  /** GET endpoints to invalidate on success. */
  refetch?: readonly { path: string }[];
  /** The caller shows the error itself. */
  silent?: boolean;
};

/** Options of a mutation. */
export function mutation<In, Out>(endpoint: Endpoint<In, Out>, effects: Effects = {}) {
  return mutationOptions<Out, Error, In>({
    mutationKey: [endpoint.path],
    mutationFn: (input) => request(endpoint, input),
    meta: effects,
  });
}
