import { useQueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '@/lib/api/invalidate';
import { isRefusal } from '@/lib/api/refusal';
import type { Closing } from '@/lib/dialogs';

/**
 * What follows a call that cancels an order or trip, or changes it otherwise: where its refusal says that it has gone on
 * meanwhile, the page behind asks `shown` anew, the calls that tell how it stands.
 */
export function useAfterChange(
  onClose: Closing<boolean>['onClose'],
  shown: readonly { path: string }[],
  hasGoneOn: (error: Error) => boolean = isRefusal,
) {
  const client = useQueryClient();
  return {
    onSuccess: () => onClose(true),
    onError(error: Error) {
      if (!hasGoneOn(error)) return;
      void invalidateCalls(client, ...shown);
      onClose(false);
    },
  };
}

/** Of calls that may be refused for what was filled in, too, which then stays to be mended. */
export const isOfOrder = (error: Error): boolean => isRefusal(error) && error.code === 'order';
