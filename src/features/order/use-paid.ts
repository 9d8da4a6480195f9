import { useQuery } from '@tanstack/react-query';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { getPaymentStatus } from '@/contract/ordering/payment';
import { isPaidClaim, type GatewayFlag } from '@/domain/order/gateway-return';
import { query } from '@/lib/api/hooks';
import { WAIT_POLL_MS, useWait } from './use-wait';

export type PaidState = ReturnType<typeof usePaid>;

/**
 * Whether the order is paid by its own status. While only the gateway claims so, it is polled for a while: until that is
 * over (`isAwaited`), it must not be paid again.
 */
export function usePaid(order: TrackedOrder | null, flag: GatewayFlag | null) {
  const isClaimed = isPaidClaim(flag);
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
  const isPaid = isKnown || data?.payment_status === 'paid';
  return { isPaid, isAwaited: isClaimed && !isPaid && !isOver, isOver, again };
}
