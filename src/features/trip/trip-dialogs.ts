import type { TripDetails, TripUnit } from '@/contract/rental/trip';
import { openLazyDialog } from '@/lib/dialogs';
import type { FollowedTrip } from './api';

/** The dialogs about a trip, loaded when they are asked for. */

export async function openCancelTripDialog(followed: FollowedTrip): Promise<void> {
  await openLazyDialog(() => import('./trip-cancel-dialog').then((it) => it.TripCancelDialog), { followed });
}

export async function openTripPaymentDialog(trip: TripDetails, followed: FollowedTrip): Promise<void> {
  await openLazyDialog(() => import('./trip-pay-dialog').then((it) => it.TripPayDialog), { trip, followed });
}

export async function openReviewDialog(trip_id: number, unit: TripUnit): Promise<void> {
  await openLazyDialog(() => import('./trip-review-dialog').then((it) => it.TripReviewDialog), { trip_id, unit });
}
