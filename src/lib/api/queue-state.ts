import { useIsMutating, type QueryClient } from '@tanstack/react-query';

/** The key of all mutations of one queue (queued-writes.ts). */
export const queueKey = (scope: string) => ['queued-writes', scope] as const;

/** Whether writes are queued or in progress. */
export const useIsWriting = (scope: string): boolean => useIsMutating({ mutationKey: queueKey(scope) }) > 0;

/** Resolves when no write waits, whether they succeeded or failed. */
export function waitForWrites(client: QueryClient, scope: string): Promise<void> {
  const isSettled = () => client.isMutating({ mutationKey: queueKey(scope) }) === 0;
  if (isSettled()) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = client.getMutationCache().subscribe(() => {
      if (!isSettled()) return;
      leave();
      resolve();
    });
  });
}
