import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { getTripTax, listTrips } from '@/contract/rental/trip';
import { rememberOrder } from '@/features/checkout/placing/device-orders';
import { forgetRentalCart } from '@/features/rental/cart/rental-cart-api';
import { invalidateCalls } from '@/lib/api/invalidate';
import { isAttemptOver } from '@/lib/api/refusal';
import { useExactlyOnce } from '@/lib/api/use-exactly-once';
import { ensureOwner } from '@/lib/api/guest';
import { useBookTrip } from './api';
import { beginTrip, endTrip, pendingTrip, type TripAttempt } from './trip-attempt';
import { forgetTripDraft } from './trip-draft';
import { tripHref } from './trip-href';

/**
 * Books exactly once, however often the button is pressed; after a lost answer it retries with the same idempotency
 * key. `customer_id` is 0 for a guest.
 */
export function useBooking(customer_id: number) {
  const client = useQueryClient();
  const { push } = useRouter();
  const { mutateAsync: bookTrip } = useBookTrip();

  async function send(attempt: TripAttempt, isRepeated: boolean) {
    const booked = await bookTrip(attempt).catch((error: unknown) => {
      // A refusal means that there is no trip; without an answer there may be one.
      if (isAttemptOver(error, isRepeated)) endTrip();
      throw error;
    });
    endTrip();
    // Tracked by guest id, so the phone number is not stored here.
    if (attempt.guest_id) rememberOrder({ order_id: booked.trip_id, contact_number: '', is_trip: true });
    await push(`${tripHref(booked.trip_id)}?booked=1`);
    forgetTripDraft();
    forgetRentalCart(client);
    void invalidateCalls(client, listTrips);
  }

  return useExactlyOnce<TripAttempt>({
    name: 'trip',
    owner: customer_id,
    hasPending: () => pendingTrip(customer_id) !== null,
    async send(input) {
      const pending = pendingTrip(customer_id);
      const attempt = pending ?? (input && beginTrip({ ...input, ...(await ensureOwner()) }, customer_id));
      if (attempt) await send(attempt, pending !== null);
    },
    // The price has changed, or somebody else has booked a vehicle: refetched.
    onFailure: () => void invalidateCalls(client, getTripTax),
  });
}
