import { MutationObserver, useMutation, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { mutation, type Effects } from './hooks';

/** A mutation for one call. */
export function useCall<In, Out>(endpoint: Endpoint<In, Out>, effects: Effects = {}) {
  return useMutation(mutation(endpoint, effects));
}

/** Several calls in a row, or a call with preparation, as one mutation; the caller shows errors. */
export function useCalls<In, Out>(name: string, send: (input: In, client: QueryClient) => Promise<Out>) {
  return useMutation<Out, Error, In>({
    mutationKey: [name],
    mutationFn: (input, { client }) => send(input, client),
    meta: { silent: true },
  });
}

/** Runs a mutation where no component waits for the answer. */
export function runMutation<Out, In, Kept>(
  client: QueryClient,
  options: MutationObserverOptions<Out, Error, In, Kept>,
  input: In,
): Promise<Out> {
  const observer = new MutationObserver(client, options);
  return observer.mutate(input).finally(() => observer.reset());
}
