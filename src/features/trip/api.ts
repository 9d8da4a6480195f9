import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { applyRentalCoupon } from '@/contract/rental/provider';
import { getCustomer } from '@/contract/customer/customer';
import { bookTrip, cancelTrip, getTrip, listTrips, payTrip, type TripDetails } from '@/contract/rental/trip';
import type { Input } from '@/contract/core/endpoint';
import { canPayTrip, isRunningTrip } from '@/domain/rental/trip-status';
import { POLL_LIST_MS, pollMs } from '@/lib/api/polling';
import { request } from '@/lib/api/browser';
import { query } from '@/lib/api/hooks';
import { infinite } from '@/lib/api/infinite';
import { invalidateCalls } from '@/lib/api/invalidate';
import { isRefusal } from '@/lib/api/refusal';
import { useCall } from '@/lib/api/use-call';
import { toast } from '@/lib/toast';
import { toastFurther } from '@/lib/toast-further';

/**
 * The trip and who asks for it: a guest by guest id, others by the phone number of the booking or by the token of a link
 * to follow it.
 */
export type FollowedTrip = { trip_id: number; guest_id?: number; contact_number?: string; share_token?: string };

/** Polls while the trip is running or waits for its payment, less often in the background. */
const live = {
  refetchInterval: ({ state: { data } }: { state: { data: TripDetails | undefined } }) => {
    if (!data || !(isRunningTrip(data.trip_status) || canPayTrip(data))) return false;
    return pollMs();
  },
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: true,
} as const;

export function useTrip(followed: FollowedTrip | null) {
  const options = query(getTrip, followed ?? { trip_id: 0 }, { staleTime: 0, retry: false });
  return useQuery({ ...options, ...live, enabled: followed !== null });
}

/** The trip at the time when a list opens, without polling. */
export const useTripOnce = (followed: FollowedTrip) =>
  useQuery(query(getTrip, followed, { staleTime: POLL_LIST_MS, retry: false }));

const PAGE = 10;

export type PastTrips = 'completed' | 'canceled';

/** The signed-in customer's trips: upcoming and running ones, or past ones of one kind or all. */
export function useMyTrips(tab: 'running' | 'past', kind: PastTrips | null) {
  const running = infinite(
    listTrips,
    { list: 'running', limit: PAGE },
    { staleTime: 0, refetchInterval: POLL_LIST_MS, rows: 'trips' },
  );
  const past = infinite(
    listTrips,
    { list: 'completed', limit: PAGE, ...(kind && { trip_status: kind }) },
    { staleTime: 0, rows: 'trips' },
  );
  return useInfiniteQuery(tab === 'running' ? running : past);
}

/**
 * A refusal is shown under the field in the server's words. While the price is unknown, only the booking checks the
 * minimum.
 */
export const useAskForCoupon = () => useCall(applyRentalCoupon, { silent: true });

/** The queries that show or count a trip. */
export const tripViews = [getTrip, listTrips];

/** The page shows a refusal. */
export const useBookTrip = () => useCall(bookTrip, { silent: true });

/** Pays, or is told the gateway's page, from which the browser returns to the trip. The dialog shows a refusal. */
export const usePayTrip = () =>
  useMutation({
    mutationKey: [payTrip.path],
    mutationFn: (input: Input<typeof payTrip>) => request(payTrip, input),
    onSuccess({ redirect_link, message }, _input, _before, { client }) {
      if (redirect_link) return;
      if (message) void toast.success(message);
      void invalidateCalls(client, ...tripViews, getCustomer);
    },
    onError(error, _input, _before, { client }) {
      toastFurther(error);
      // The provider has changed the price, which is shown before it is paid.
      if (isRefusal(error) && error.code === 'price') void invalidateCalls(client, ...tripViews);
    },
    meta: { silent: true },
  });

export const useCancelTrip = () => useCall(cancelTrip, { success: 'trip.canceled_done', refetch: tripViews });
