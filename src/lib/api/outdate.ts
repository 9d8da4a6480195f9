import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * What these queries have been told is out of date: what a page shows of them is asked for anew. Also a first answer
 * that is still on its way, as it may have been made before the change; the library alone would be content with it.
 */
export function outdate(client: QueryClient, filters: QueryFilters): Promise<void> {
  const isFirst = { ...filters, type: 'active', fetchStatus: 'fetching' } as const;
  for (const it of client.getQueryCache().findAll(isFirst)) {
    // Silent: whoever waits for it gets the next answer.
    if (it.state.data === undefined) void it.cancel({ silent: true });
  }
  return client.invalidateQueries(filters);
}

/** The same of every answer of these GET calls. */
export async function outdateCalls(client: QueryClient, ...calls: readonly { path: string }[]): Promise<void> {
  await Promise.all(calls.map(({ path }) => outdate(client, { queryKey: [path] })));
}
