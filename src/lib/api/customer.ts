import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { record, text } from '@/contract/core/wire-values';
import type { PageMarket } from '../page-market';
import type { Caching } from './hooks';

/**
 * Options of a GET whose answer belongs to one customer. The token is part of the query key, so that the data of one
 * account is never shown to another on the same device (CART-28). Enabled only while signed in. Pass `market` if the
 * answer depends on zone or module.
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

/** Removes every cached answer that belongs to a customer or a guest; queries on the screen are fetched again. */
export function forgetPersonal(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey: [path, ...rest] }) =>
      PERSONAL.some((prefix) => String(path).startsWith(prefix)) ||
      rest.some((entry) => text(record(entry).token) !== ''),
  });
}
