import { useQuery } from '@tanstack/react-query';
import { getTrip, type TripDetails } from '@/contract/rental/trip';
import { isPaidClaim, type GatewayFlag } from '@/domain/order/gateway-return';
import { useWait, WAIT_POLL_MS } from '@/features/order/use-wait';
import { query } from '@/lib/api/hooks';
import type { FollowedTrip } from './api';

export type TripWait = ReturnType<typeof useTripWait>;

/**
 * What only the gateway claims of a trip's payment: its own status is looked up for a while, as an order's is. Until that
 * is over, the trip must not be paid again.
 */
export function useTripWait(trip: TripDetails, followed: FollowedTrip, flag: GatewayFlag | null) {
  const isClaimed = isPaidClaim(flag);
  const isAwaited = isClaimed && trip.payment_status !== 'paid' && trip.trip_status !== 'canceled';
  const { isOver, again } = useWait(isAwaited);
  useQuery({
    ...query(getTrip, followed, { staleTime: 0, retry: false, refetchInterval: WAIT_POLL_MS }),
    enabled: isAwaited && !isOver,
  });
  return { isAwaited, isOver, again };
}
