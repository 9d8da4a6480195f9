import { submitCourierReview, submitItemReview } from '@/contract/review';
import * as schema from '@/contract/review.schema';
import { limits } from '@/domain/limits';
import type { Routes } from '../api';
import { reviewedCourier, reviewedItem } from '../order-review';
import { bodyBytes } from '../upload';

const OPTIONS = { bytes: bodyBytes(limits.images_per_review) };

export const reviewRoutes: Routes = (on) => {
  on(submitItemReview, schema.submitItemReview, reviewedItem, OPTIONS);
  on(submitCourierReview, schema.submitCourierReview, reviewedCourier, OPTIONS);
};
