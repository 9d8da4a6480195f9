import { nothing } from '@/contract/fields';
import { submitCourierReview, submitItemReview } from '@/contract/review';
import * as reminder from '@/contract/review-reminder';
import * as reminderSchema from '@/contract/review-reminder.schema';
import * as schema from '@/contract/review.schema';
import { limits } from '@/domain/limits';
import type { Routes } from '../api';
import { forCustomers } from '../guards';
import { reviewedCourier, reviewedItem } from '../order-review';
import { dropReviewReminder, reviewReminder } from '../review-reminder';
import { bodyBytes } from '../upload';

const OPTIONS = { bytes: bodyBytes(limits.images_per_review) };

export const reviewRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(submitItemReview, schema.submitItemReview, reviewedItem, OPTIONS);
  onCustomer(reminder.getReviewReminder, nothing, (_input, caller) => reviewReminder(caller));
  onCustomer(reminder.dropReviewReminder, reminderSchema.dropReviewReminder, dropReviewReminder);
  onCustomer(submitCourierReview, schema.submitCourierReview, reviewedCourier, OPTIONS);
};
