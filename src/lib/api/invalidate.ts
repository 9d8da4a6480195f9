import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Invalidates queries: their answers are asked for again where a page shows them. A first answer that is still on its
 * way is asked for again, too, since the server may have made it before the change; React Query alone would keep it.
 */
export function invalidate(client: QueryClient, filters: QueryFilters): Promise<void> {
  const isFirst = { ...filters, type: 'active', fetchStatus: 'fetching' } as const;
  for (const query of client.getQueryCache().findAll(isFirst)) {
    // A cancelled query stays silent: its caller gets the next answer.
    if (query.state.data === undefined) void query.cancel({ silent: true });
  }
  return client.invalidateQueries(filters);
}

/** The same for every answer of these GET calls. */
export async function invalidateCalls(client: QueryClient, ...calls: readonly { path: string }[]): Promise<void> {
  await Promise.all(calls.map(({ path }) => invalidate(client, { queryKey: [path] })));
}
