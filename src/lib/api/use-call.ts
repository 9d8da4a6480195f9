import { MutationObserver, useMutation, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { mutation, type Effects } from './hooks';

/** A call that writes, with its state. */
export function useCall<In, Out>(endpoint: Endpoint<In, Out>, effects: Effects = {}) {
  return useMutation(mutation(endpoint, effects));
}

/** The same where no component waits for the answer. */
export function sendCall<In, Out>(
  client: QueryClient,
  endpoint: Endpoint<In, Out>,
  input: In,
  effects: Effects = {},
): Promise<Out> {
  return new MutationObserver(client, mutation(endpoint, effects)).mutate(input);
}
