import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { getTripTax, listTrips } from '@/contract/rental/trip';
import { rememberOrder } from '@/features/checkout/placing/device-orders';
import { askAboutLost, useKnowsKeys } from '@/features/checkout/placing/lost-answer';
import { forgetRentalCart } from '@/features/rental/cart/rental-cart-api';
import { invalidateCalls } from '@/lib/api/invalidate';
import { isAttemptOver, isRefusal } from '@/lib/api/refusal';
import { useExactlyOnce } from '@/lib/api/use-exactly-once';
import { ensureOwner } from '@/lib/api/guest';
import { useBookTrip } from './api';
import { findLostTrip, listTripIds } from './lost-trip-api';
import { beginTrip, endTrip, pendingTrip, type PendingTrip, type TripAttempt } from './trip-attempt';
import { forgetTripDraft } from './trip-draft';
import { tripHref } from './trip-href';

/**
 * Books exactly once, however often the button is pressed. After a lost answer it retries with the same idempotency key;
 * a back end that knows no keys would book twice, so there the trip is looked for among the owner's (wire-format §8).
 * `customer_id` is 0 for a guest.
 */
export function useBooking(customer_id: number) {
  const client = useQueryClient();
  const { push } = useRouter();
  const knowsKeys = useKnowsKeys();
  const { mutateAsync: bookTrip } = useBookTrip();

  async function begin(input: TripAttempt): Promise<PendingTrip> {
    const owner = await ensureOwner();
    const known_ids = knowsKeys ? null : await listTripIds(client, owner).catch(() => null);
    return beginTrip({ attempt: { ...input, ...owner }, known_ids }, customer_id);
  }

  async function send(sought: PendingTrip, isRepeated: boolean): Promise<number> {
    const booked = await bookTrip(sought.attempt).catch(async (error: unknown) => {
      // A refusal means that there is no trip; without an answer there may be one.
      if (isAttemptOver(error, isRepeated)) endTrip();
      const isLost = !knowsKeys && !isRefusal(error);
      const trip_id = isLost ? await findLostTrip(client, sought).catch(() => null) : null;
      if (!trip_id) throw error;
      return { trip_id };
    });
    return booked.trip_id;
  }

  async function goOn(trip_id: number, attempt: TripAttempt) {
    endTrip();
    // Tracked by guest id, so the phone number is not stored here.
    if (attempt.guest_id) rememberOrder({ order_id: trip_id, contact_number: '', is_trip: true });
    await push(`${tripHref(trip_id)}?booked=1`);
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
      const sought = pending ?? (input && (await begin(input)));
      if (!sought) return;
      const isLooked = pending !== null && !knowsKeys;
      const trip_id = isLooked
        ? await askAboutLost({ find: () => findLostTrip(client, sought), giveUp: endTrip, isTrip: true })
        : await send(sought, pending !== null);
      if (trip_id) await goOn(trip_id, sought.attempt);
    },
    // The price has changed, or somebody else has booked a vehicle: refetched.
    onFailure: () => void invalidateCalls(client, getTripTax),
  });
}
