import { replaceEqualDeep, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/**
 * A page brings answers that the browser already has, such as the configuration. Where they are equal they keep their
 * identity, since hydration replaces the data of a query without comparing, and all that shows it would render again.
 */
export function keepEqualData(client: QueryClient, { queries, ...rest }: DehydratedState): DehydratedState {
  const cache = client.getQueryCache();
  return {
    ...rest,
    queries: queries.map(({ state, ...query }) => {
      const data: unknown = replaceEqualDeep(cache.get(query.queryHash)?.state.data, state.data);
      return { ...query, state: { ...state, data } };
    }),
  };
}
