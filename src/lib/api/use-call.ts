import { MutationObserver, useMutation, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { mutation, type Effects } from './hooks';

/** A call that writes, with its state. */
export function useCall<In, Out>(endpoint: Endpoint<In, Out>, effects: Effects = {}) {
  return useMutation(mutation(endpoint, effects));
}

/** Some calls in a row, or one that has to be prepared, as one mutation; whoever sends them shows why they failed. */
export function useCalls<In, Out>(name: string, send: (input: In, client: QueryClient) => Promise<Out>) {
  return useMutation<Out, Error, In>({
    mutationKey: [name],
    mutationFn: (input, { client }) => send(input, client),
    meta: { silent: true },
  });
}

/** A call that writes where no component waits for the answer. */
export function sendCall<In, Out>(
  client: QueryClient,
  endpoint: Endpoint<In, Out>,
  input: In,
  effects: Effects = {},
): Promise<Out> {
  return runMutation(client, mutation(endpoint, effects), input);
}

/** A mutation outside of a component. */
export function runMutation<Out, In, Kept>(
  client: QueryClient,
  options: MutationObserverOptions<Out, Error, In, Kept>,
  input: In,
): Promise<Out> {
  const observer = new MutationObserver(client, options);
  return observer.mutate(input).finally(() => observer.reset());
}
