import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { mutation, type Effects } from './hooks';

/** Sends a call that writes where no component waits for the answer. */
export function sendCall<In, Out>(
  client: QueryClient,
  endpoint: Endpoint<In, Out>,
  input: In,
  effects: Effects = {},
): Promise<Out> {
  return runMutation(client, mutation(endpoint, effects), input);
}

/** Runs a mutation outside of a component. */
export function runMutation<Out, In, Kept>(
  client: QueryClient,
  options: MutationObserverOptions<Out, Error, In, Kept>,
  input: In,
): Promise<Out> {
  const observer = new MutationObserver(client, options);
  return observer.mutate(input).finally(() => observer.reset());
}
