import { useQuery } from '@tanstack/react-query';
import { cancelOrder, getCourierSpot, getOrderLines, listCancellationReasons, trackOrder } from '@/contract/order';
import type { TrackedOrder } from '@/contract/order-track';
import { isPreviousOrder } from '@/domain/order-status';
import { query, useCall } from '@/lib/api/hooks';

/** Which order, and who asks: a guest by phone number, digits only (api format §7.5). */
export type Followed = { order_id: number; guest_id?: number; contact_number?: string };

const trackQuery = (followed: Followed) => query(trackOrder, followed, { staleTime: 0, retry: false });

const POLL = 10_000;
const POLL_HIDDEN = 60_000;

/** Asks again while the order is running, more rarely behind other windows, at once when it is looked at again. */
const live = {
  refetchInterval: ({ state: { data } }: { state: { data: TrackedOrder | undefined } }) => {
    if (!data || isPreviousOrder(data.order_status)) return false;
    return document.visibilityState === 'hidden' ? POLL_HIDDEN : POLL;
  },
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: true,
} as const;

export function useTrackedOrder(followed: Followed | null) {
  return useQuery({ ...trackQuery(followed ?? { order_id: 0 }), ...live, enabled: followed !== null });
}

export function useOrderLines(followed: Followed) {
  return useQuery(query(getOrderLines, followed, { staleTime: 5 * 60_000, retry: false }));
}

/** Where the courier is, while he is on the way. */
export function useCourierSpot(followed: Followed, isOnTheWay: boolean) {
  const { data = null } = useQuery({
    ...query(getCourierSpot, followed, { staleTime: 0, retry: false, refetchInterval: POLL }),
    enabled: isOnTheWay,
  });
  return data;
}

export const useCancelReasons = () =>
  useQuery(query(listCancellationReasons, { limit: 25, offset: 1, type: 'customer' }, { staleTime: 5 * 60_000 }));

export const useCancelOrder = () => useCall(cancelOrder, { success: 'order.canceled_done', refetch: [trackOrder] });
