import { useDeviceTrips } from '@/features/checkout/placing/device-orders';
import { useSession } from '@/lib/session';

/**
 * Who asks for a trip as the one who has booked it: a guest by guest id, also one who has signed in since, as long as
 * this browser knows the trip; customers by their token alone.
 */
export function useTripOwner(trip_id: number): { guest_id?: number } {
  const { token, guest_id } = useSession();
  const isOfGuest = useDeviceTrips().some(({ order_id }) => order_id === trip_id);
  return guest_id !== null && (token === null || isOfGuest) ? { guest_id } : {};
}
