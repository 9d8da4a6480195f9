import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { record, text } from '@/contract/core/wire-values';
import type { PageMarket } from '../page-market';
import type { Caching } from './hooks';

/**
 * Options of a GET whose answer belongs to one customer: the token is a part of the key, so that what one account
 * was told is never shown to another on the same device (CART-28). Asked only while someone is signed in. `market` is
 * given where the answer depends on zone or module.
 */
export function customerQuery<In, Out>(
  token: string | null,
  endpoint: Endpoint<In, Out>,
  input: In,
  { enabled = true, market, ...caching }: Caching & { market?: PageMarket } = {},
) {
  return queryOptions<Out, Error, Out, readonly unknown[]>({
    queryKey: [endpoint.path, input, { token, ...market }],
    meta: { endpoint, ...(market && { market }) },
    enabled: enabled && token !== null,
    ...caching,
  });
}

const PERSONAL = ['/customer', '/rental/user'];

/** Drops every answer that belongs to a customer or a guest; what is on the screen is asked for anew. */
export function forgetPersonal(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey: [path, ...rest] }) =>
      PERSONAL.some((it) => String(path).startsWith(it)) || rest.some((it) => text(record(it).token) !== ''),
  });
}
