import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { getPaymentStatus } from '@/contract/ordering/payment';
import { query } from '@/lib/api/hooks';

/** How long the market's word is waited for, and how often it is asked (beyond the spec: no spinner for ever). */
const WAIT = 30_000;
const PAUSE = 3000;

/** Whether the market says that an order is paid; where only the gateway does (`isClaimed`), it is asked for a while. */
export function usePaid(order: TrackedOrder | null, isClaimed: boolean) {
  const [round, setRound] = useState(0);
  const [over, setOver] = useState(-1);
  const isOver = over === round;
  useEffect(() => {
    const timer = setTimeout(() => setOver(round), WAIT);
    return () => clearTimeout(timer);
  }, [round]);
  const isKnown = order?.payment_status === 'paid' || order?.payment_status === 'partially_paid';
  const { data } = useQuery({
    ...query(getPaymentStatus, { order_id: order?.id ?? 0 }, { staleTime: 0, retry: false, refetchInterval: PAUSE }),
    enabled: isClaimed && order !== null && !isKnown && !isOver,
  });
  return { isPaid: isKnown || data?.payment_status === 'paid', isOver, again: () => setRound(round + 1) };
}
