import { useQuery } from '@tanstack/react-query';
import {
  cancelOrder,
  getCourierSpot,
  getOrderLines,
  listCancellationReasons,
  trackOrder,
  type Order,
} from '@/contract/order';
import { isPreviousOrder } from '@/domain/order-status';
import { query, useCall } from '@/lib/api/hooks';

/** Which order, and who asks: a guest by phone number, digits only (api format §7.5). */
export type Followed = { order_id: number; guest_id?: number; contact_number?: string };

const trackQuery = (followed: Followed) => query(trackOrder, followed, { staleTime: 0, retry: false });

const POLL = 10_000;
const POLL_HIDDEN = 60_000;

/** Asks again while the order is running, more rarely behind other windows, at once when it is looked at again. */
const live = {
  refetchInterval: ({ state: { data } }: { state: { data: Order | undefined } }) => {
    if (!data || isPreviousOrder(data.order_status)) return false;
    return document.visibilityState === 'hidden' ? POLL_HIDDEN : POLL;
  },
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: true,
} as const;

export function useTrackedOrder(followed: Followed | null) {
  return useQuery({ ...trackQuery(followed ?? { order_id: 0 }), ...live, enabled: followed !== null });
}

/** Told to the owner only: who follows an order from elsewhere sees its amounts without its lines. */
export function useOrderLines({ order_id, guest_id }: Followed) {
  return useQuery(query(getOrderLines, owned({ order_id, guest_id }), { staleTime: 5 * 60_000, retry: false }));
}

/** Where the courier is, while he is on the way. */
export function useCourierSpot({ order_id, guest_id }: Followed, isOnTheWay: boolean) {
  const { data = null } = useQuery({
    ...query(getCourierSpot, owned({ order_id, guest_id }), { staleTime: 0, retry: false, refetchInterval: POLL }),
    enabled: isOnTheWay,
  });
  return data;
}

export const useCancelReasons = () =>
  useQuery(query(listCancellationReasons, { limit: 25, offset: 1, type: 'customer' }, { staleTime: 5 * 60_000 }));

export const useCancelOrder = () => useCall(cancelOrder, { success: 'order.canceled_done', refetch: [trackOrder] });

function owned({ order_id, guest_id }: { order_id: number; guest_id?: number | undefined }) {
  return guest_id === undefined ? { order_id } : { order_id, guest_id };
}
