import { lazyDialog } from '@/lib/dialogs';

/** The dialogs about a trip, loaded lazily. */

export const cancelTripDialog = lazyDialog(() => import('./trip-cancel-dialog').then((mod) => mod.TripCancelDialog));
export const tripPaymentDialog = lazyDialog(() => import('./trip-pay-dialog').then((mod) => mod.TripPayDialog));
export const tripReviewDialog = lazyDialog(() => import('./trip-review-dialog').then((mod) => mod.TripReviewDialog));
