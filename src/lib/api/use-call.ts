import { useMutation } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { request } from './browser';
import type { Effects } from './hooks';

/** A call that writes, with its state. In a file of its own, as no page begins with it. */
export function useCall<In, Out>(endpoint: Endpoint<In, Out>, effects: Effects = {}) {
  return useMutation<Out, Error, In>({ mutationFn: (input) => request(endpoint, input), meta: effects });
}
