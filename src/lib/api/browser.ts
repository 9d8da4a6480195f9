import type { Endpoint } from '@/contract/core/endpoint';
import { importPart } from '../import-part';
import type { RequestOptions } from './request';

/** Every call of the browser. What sends it, axios among it, is loaded with the first one. */
export async function request<In, Out>(endpoint: Endpoint<In, Out>, input: In, options?: RequestOptions): Promise<Out> {
  const { send } = await importPart(() => import('./send'));
  return send(endpoint, input, options);
}
