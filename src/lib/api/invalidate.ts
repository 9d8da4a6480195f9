import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Invalidates queries, so that those on the screen are fetched again. A first fetch that is still running is restarted
 * too, since its answer may be older than the change; React Query alone would keep it.
 */
export function invalidate(client: QueryClient, filters: QueryFilters): Promise<void> {
  const isFirst = { ...filters, type: 'active', fetchStatus: 'fetching' } as const;
  for (const query of client.getQueryCache().findAll(isFirst)) {
    // The cancelled fetch is silent: its caller gets the next answer.
    if (query.state.data === undefined) void query.cancel({ silent: true });
  }
  return client.invalidateQueries(filters);
}

/** Invalidates all answers of these GET calls. */
export async function invalidateCalls(client: QueryClient, ...calls: readonly { path: string }[]): Promise<void> {
  await Promise.all(calls.map(({ path }) => invalidate(client, { queryKey: [path] })));
}
