import { useQueryClient } from '@tanstack/react-query';
import { outdateCalls } from '@/lib/api/outdate';
import { isRefusal } from '@/lib/api/refusal';
import type { Closing } from '@/lib/dialogs';

/**
 * What follows a call that cancels: a refusal says that the order, or trip, has gone on meanwhile, so the page behind
 * asks `shown` anew, the calls that tell how it stands.
 */
export function useAfterCancel(onClose: Closing<boolean>['onClose'], shown: readonly { path: string }[]) {
  const client = useQueryClient();
  return {
    onSuccess: () => onClose(true),
    onError(error: Error) {
      if (!isRefusal(error)) return;
      void outdateCalls(client, ...shown);
      onClose(false);
    },
  };
}
