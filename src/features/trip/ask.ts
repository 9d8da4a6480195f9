import type { TripDetails, TripUnit } from '@/contract/rental/trip';
import { openDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';
import type { FollowedTrip } from './api';

/** The dialogs about a trip, loaded when they are asked for. */

export async function askToCancelTrip(followed: FollowedTrip): Promise<void> {
  const { TripCancelDialog } = await importPart(() => import('./trip-cancel-dialog'));
  await openDialog(TripCancelDialog, { followed });
}

export async function askHowToPayTrip(trip: TripDetails, followed: FollowedTrip): Promise<void> {
  const { TripPayDialog } = await importPart(() => import('./trip-pay-dialog'));
  await openDialog(TripPayDialog, { trip, followed });
}

export async function askToReview(trip_id: number, unit: TripUnit): Promise<void> {
  const { TripReviewDialog } = await importPart(() => import('./trip-review-dialog'));
  await openDialog(TripReviewDialog, { trip_id, unit });
}
