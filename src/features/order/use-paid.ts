import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { getPaymentStatus } from '@/contract/ordering/payment';
import { query } from '@/lib/api/hooks';

/** How long the order's own status is waited for (beyond the spec: no endless spinner). */
const WAIT_MS = 30_000;
const POLL_MS = 3000;

/**
 * Whether the order is paid by its own status; while only the gateway claims so (`isClaimed`), it is polled for a
 * while.
 */
export function usePaid(order: TrackedOrder | null, isClaimed: boolean) {
  const [round, setRound] = useState(0);
  const [over, setOver] = useState(-1);
  const isOver = over === round;
  useEffect(() => {
    if (!isClaimed) return;
    const timer = setTimeout(() => setOver(round), WAIT_MS);
    return () => clearTimeout(timer);
  }, [round, isClaimed]);
  // Of an order that is paid in parts, the gateway's part may be open.
  const isKnown = order?.payment_status === 'paid';
  const { data } = useQuery({
    ...query(getPaymentStatus, { order_id: order?.id ?? 0 }, { staleTime: 0, retry: false, refetchInterval: POLL_MS }),
    enabled: isClaimed && order !== null && !isKnown && !isOver,
  });
  return { isPaid: isKnown || data?.payment_status === 'paid', isOver, again: () => setRound(round + 1) };
}
