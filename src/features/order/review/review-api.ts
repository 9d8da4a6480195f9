import { useMutation, useQueryClient } from '@tanstack/react-query';
import { submitCourierReview, submitItemReview } from '@/contract/catalogue/review';
import type { Endpoint } from '@/contract/core/endpoint';
import { getOrderLines, trackOrder } from '@/contract/ordering/order';
import { ApiFailure } from '@/lib/api/errors';
import { request } from '@/lib/api/browser';
import { mutation, type Effects } from '@/lib/api/hooks';
import { invalidateCalls } from '@/lib/api/invalidate';

/** Whether the back end has refused a second review of the same thing. */
export const isReviewedBefore = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code === 'review';

/** A call that sends a review. The card itself tells that there is one already, so no toast does. */
export function useReviewCall<In, Out>(endpoint: Endpoint<In, Out>, refetch: Effects['refetch'] = []) {
  return useMutation({
    ...mutation(endpoint, { success: 'order.review_done', refetch }),
    mutationFn: (input: In) =>
      request(endpoint, input).catch((error: unknown) => {
        if (isReviewedBefore(error)) error.isTold = true;
        throw error;
      }),
  });
}

/** The queries that show what is already reviewed. */
const reviewed = [trackOrder, getOrderLines];

/** Returns a function that loads again what is already reviewed. */
export function useReloadReviewed() {
  const client = useQueryClient();
  return () => invalidateCalls(client, ...reviewed);
}

export const useReviewItem = () => useReviewCall(submitItemReview, reviewed);

export const useReviewCourier = () => useReviewCall(submitCourierReview, reviewed);
