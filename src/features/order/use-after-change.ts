import { useQueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '@/lib/api/invalidate';
import { isRefusal } from '@/lib/api/refusal';
import type { Closing } from '@/lib/dialogs';

/**
 * The callbacks of a mutation that changes or cancels an order or trip. When the call is refused because the order has
 * changed meanwhile, the queries in `shown` are invalidated.
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

/** Whether a refusal is about the order itself. Other refusals are about the input, which stays for correction. */
export const isAboutOrder = (error: Error): boolean => isRefusal(error) && error.code === 'order';
