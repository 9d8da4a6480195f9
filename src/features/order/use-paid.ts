import { useQuery } from '@tanstack/react-query';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { getPaymentStatus } from '@/contract/ordering/payment';
import { query } from '@/lib/api/hooks';
import { WAIT_POLL_MS, useWait } from './use-wait';

/**
 * Whether the order is paid by its own status; while only the gateway claims so (`isClaimed`), it is polled for a
 * while.
 */
export function usePaid(order: TrackedOrder | null, isClaimed: boolean) {
  const { isOver, again } = useWait(isClaimed);
  // Of an order that is paid in parts, the gateway's part may be open.
  const isKnown = order?.payment_status === 'paid';
  const { data } = useQuery({
    ...query(
      getPaymentStatus,
      { order_id: order?.id ?? 0 },
      { staleTime: 0, retry: false, refetchInterval: WAIT_POLL_MS },
    ),
    enabled: isClaimed && order !== null && !isKnown && !isOver,
  });
  return { isPaid: isKnown || data?.payment_status === 'paid', isOver, again };
}
