import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookTrip, getTripTax, listTrips } from '@/contract/rental/trip';
import { forgetRentalCart } from '@/features/rental/rental-cart';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';
import { failureText } from '@/lib/api/failure-text';
import { outdateCalls } from '@/lib/api/outdate';
import { ensureOwner } from '@/lib/guest';
import { beginTrip, endTrip, pendingTrip, type TripAttempt } from './trip-attempt';
import { forgetTripDraft } from './trip-draft';
import { tripHref } from './trip-href';

/** Books exactly once, whatever is pressed how often; a lost answer is asked for again with the same key. */
export function useBooking() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { push } = useRouter();
  const isRunning = useRef(false);
  const [is_busy, setBusy] = useState(false);
  const [is_unknown, setUnknown] = useState(() => pendingTrip() !== null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(attempt: TripAttempt) {
    const booked = await request(bookTrip, attempt).catch((error: unknown) => {
      // A refusal says that there is no trip; without an answer there may be one.
      if (!isUnknown(error)) endTrip();
      throw error;
    });
    endTrip();
    await push(`${tripHref(booked.trip_id)}?booked=1`);
    forgetTripDraft();
    forgetRentalCart(client);
    void outdateCalls(client, listTrips);
  }

  async function run(input: TripAttempt | null) {
    const pending = pendingTrip();
    if (isRunning.current || (!pending && !input)) return;
    isRunning.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      if (pending) await send(pending);
      else if (input) await send(beginTrip({ ...input, ...(await ensureOwner()) }));
    } catch (error) {
      setRefusal(failureText(error, t));
      // Another price, or a vehicle that somebody else has booked meanwhile: shown anew.
      void outdateCalls(client, getTripTax);
    } finally {
      setUnknown(pendingTrip() !== null);
      setBusy(false);
      isRunning.current = false;
    }
  }

  return { is_busy, is_unknown, refusal, book: (input: TripAttempt) => void run(input), ask: () => void run(null) };
}

/** Neither a yes nor a no. */
function isUnknown(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status === 0 || error.status >= 500;
}
