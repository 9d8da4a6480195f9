import { useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '@/lib/api/refusal';
import type { Closing } from '@/lib/dialogs';
import { outdateOrders } from './api';

/** What follows the call: a refusal says that the order is another one by now, so the page behind shows which. */
export function useAfterCancel(onClose: Closing<boolean>['onClose']) {
  const client = useQueryClient();
  return {
    onSuccess: () => onClose(true),
    onError(error: Error) {
      if (!isRefusal(error)) return;
      void outdateOrders(client);
      onClose(false);
    },
  };
}
