import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { getTripTax, listTrips } from '@/contract/rental/trip';
import { rememberOrder } from '@/features/checkout/placing/device-orders';
import { forgetRentalCart } from '@/features/rental/cart/rental-cart-api';
import { invalidateCalls } from '@/lib/api/invalidate';
import { isRefusal } from '@/lib/api/refusal';
import { useExactlyOnce } from '@/lib/api/use-exactly-once';
import { ensureOwner } from '@/lib/api/guest';
import { useBookTrip } from './api';
import { beginTrip, endTrip, pendingTrip, type TripAttempt } from './trip-attempt';
import { forgetTripDraft } from './trip-draft';
import { tripHref } from './trip-href';

/** Books exactly once, whatever is pressed how often; a lost answer is asked for again with the same key. */
export function useBooking() {
  const client = useQueryClient();
  const { push } = useRouter();
  const { mutateAsync: bookTrip } = useBookTrip();

  async function send(attempt: TripAttempt) {
    const booked = await bookTrip(attempt).catch((error: unknown) => {
      // A refusal says that there is no trip; without an answer there may be one.
      if (isRefusal(error)) endTrip();
      throw error;
    });
    endTrip();
    // Followed with the guest's id; the phone number need not stay here.
    if (attempt.guest_id) rememberOrder({ order_id: booked.trip_id, contact_number: '', is_trip: true });
    await push(`${tripHref(booked.trip_id)}?booked=1`);
    forgetTripDraft();
    forgetRentalCart(client);
    void invalidateCalls(client, listTrips);
  }

  return useExactlyOnce<TripAttempt>({
    name: 'trip',
    hasPending: () => pendingTrip() !== null,
    async send(input) {
      const attempt = pendingTrip() ?? (input && beginTrip({ ...input, ...(await ensureOwner()) }));
      if (attempt) await send(attempt);
    },
    // Another price, or a vehicle that somebody else has booked meanwhile: shown anew.
    onFailure: () => void invalidateCalls(client, getTripTax),
  });
}
