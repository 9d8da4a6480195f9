import { useQueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '@/lib/api/invalidate';
import { isRefusal } from '@/lib/api/refusal';
import type { Closing } from '@/lib/dialogs';

/**
 * Tells what follows a call that changes or cancels an order or trip. Where the call is refused because things have
 * moved on meanwhile, the page behind asks the calls in `shown` anew.
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

/**
 * Whether a refusal is about the order itself. Other refusals are about what was filled in, which stays to be mended.
 */
export const isOfOrder = (error: Error): boolean => isRefusal(error) && error.code === 'order';
