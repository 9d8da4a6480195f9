import type { Endpoint } from '@/contract/core/endpoint';
import { importPart } from '../import-part';
import type { RequestOptions } from './request';

/** Sends a call of the browser. The code that sends it, axios included, is loaded with the first call. */
export async function request<In, Out>(endpoint: Endpoint<In, Out>, input: In, options?: RequestOptions): Promise<Out> {
  const { send } = await importPart(() => import('./send'));
  return send(endpoint, input, options);
}
