import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { limits } from '@/domain/limits';
import type { PageMarket } from '../page-market';
import { whenIdle } from '../when-idle';
import { ApiFailure } from './errors';
import type { Effects } from './hooks';
import { invalidateCalls } from './invalidate';
import type { Request } from './request';

declare module '@tanstack/react-query' {
  // The library requires an interface for declaration merging.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    mutationMeta: Effects;
    queryMeta: { endpoint: Endpoint; market?: PageMarket };
  }
}

/** Shows the customer the outcome of a call, by its path; absent on the server. */
export type Notify = {
  success: (call: string, key: Effects['success']) => void;
  failure: (error: Error, call: string) => void;
};

const idle = () => new Promise<void>((go) => whenIdle(go));

export function createQueryClient(request: Request, notify?: Notify): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Offline, calls fail at once with a message. The library's default would pause a mutation and send it when the
      // connection is back: an order that the customer has given up on (beyond §3.14). `gcTime` is short for
      // mutations, because their variables may contain passwords.
      mutations: { networkMode: 'always', gcTime: 1_000 },
      queries: {
        networkMode: 'always',
        // Refetches queries that failed while offline when the network is back; React Query does not do so in this
        // mode.
        refetchOnReconnect: true,
        staleTime: 60_000,
        retry: (count, error) => count < 2 && isWorthAnotherTry(error),
        // A random part, so that clients do not retry at the same moment.
        retryDelay: (count, error) => Math.max(1000 * 2 ** count, waitAsked(error)) * (1 + Math.random() / 2),
        refetchOnWindowFocus: false,
        queryFn: async ({ queryKey, signal, meta, ...context }) => {
          if (!meta) throw new Error('No endpoint');
          const [, input] = queryKey;
          const isPart = 'pageParam' in context;
          const page = isPart ? { offset: context.pageParam } : {};
          const known = client.getQueryState(queryKey);
          // Stale data on the screen is refetched when the browser is idle, so that a navigation renders first.
          if (known?.data !== undefined && !known.isInvalidated && !isPart) await idle();
          // Inputs are objects; React Query's keys are not typed.
          return request(meta.endpoint, { ...(input as object), ...page }, { signal, market: meta.market });
        },
      },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _context, { meta, options }) => {
        notify?.success(String(options.mutationKey), meta?.success);
        return invalidateCalls(client, ...(meta?.refetch ?? []));
      },
      onError: (error, _input, _context, { meta, options }) => {
        if (!meta?.silent) notify?.failure(error, String(options.mutationKey));
      },
    }),
  });
  return client;
}

function isWorthAnotherTry(error: Error): boolean {
  if (waitAsked(error) > limits.retry_wait_ms_max) return false;
  return !(error instanceof ApiFailure && error.status > 0 && error.status < 500);
}

function waitAsked(error: Error): number {
  return error instanceof ApiFailure ? error.wait_ms : 0;
}
