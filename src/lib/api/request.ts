import type { AxiosInstance } from 'axios';
import type { Endpoint } from '@/contract/core/endpoint';
import { importPart } from '../import-part';
import type { PageMarket } from '../page-market';

/**
 * A list that depends on zone or module passes its `market`; other calls send that of the current page. `headers`
 * replace the shared ones.
 */
export type RequestOptions = {
  signal?: AbortSignal;
  market?: PageMarket | undefined;
  headers?: Record<string, string>;
};

/** Sends a call: in the browser over the network, on the server in-process or to another back end. */
export type Request = <In, Out>(endpoint: Endpoint<In, Out>, input: In, options?: RequestOptions) => Promise<Out>;

export function requestOver(http: () => Promise<AxiosInstance>): Request {
  return async <In, Out>(endpoint: Endpoint<In, Out>, input: In, { signal, market, headers }: RequestOptions = {}) => {
    const { url, rest } = fillPath(endpoint.path, input);
    const inQuery = endpoint.method === 'get' || endpoint.method === 'delete';
    const [client, read] = await Promise.all([http(), endpoint.read && importPart(endpoint.read)]);
    const { data } = await client.request<unknown>({
      method: endpoint.method,
      url,
      ...(inQuery ? { params: asTexts(rest) } : { data: endpoint.encoding ? formData(rest) : rest }),
      headers: { ...(market && marketHeaders(market)), ...headers },
      ...(signal ? { signal } : {}),
    });
    // Without a `read` function the answer has the same form in all back ends, which the contract's type describes.
    return read ? read(data) : (data as Out);
  };
}

/** The headers that name zones and module (accounts §7). */
export function marketHeaders({ zone_ids, module_id }: PageMarket): Record<string, string> {
  return {
    ...(zone_ids.length > 0 ? { zoneid: JSON.stringify(zone_ids) } : {}),
    ...(module_id ? { moduleId: String(module_id) } : {}),
  };
}

/** Fills the path's `:name` parts from the input; the other fields go into the query or the body. */
function fillPath(path: string, input: unknown): { url: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) };
  const url = path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { url, rest };
}

/** In a query, lists and objects are JSON, as in `category_ids=[1,2]` (wire-format §1.5, §8). */
function asTexts(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
}

/**
 * Lists are sent as `name[]`, even with one entry: of equal plain names PHP keeps the last one only (wire-format §1.5).
 */
function formData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const isList = Array.isArray(value);
    for (const one of isList ? value : [value]) {
      if (one != null) form.append(isList ? `${name}[]` : name, one instanceof Blob ? one : String(one));
    }
  }
  return form;
}
