import { nothing } from '@/contract/core/fields';
import { submitCourierReview, submitItemReview } from '@/contract/catalogue/review';
import * as reminder from '@/contract/ordering/review-reminder';
import * as reminderSchema from '@/contract/ordering/review-reminder.schema';
import * as schema from '@/contract/catalogue/review.schema';
import { limits } from '@/domain/limits';
import type { Routes } from '../http/api';
import { forCustomers } from '../http/guards';
import { reviewCourier, reviewItem } from '../ordering/review';
import { dropReviewReminder, reviewReminder } from '../ordering/review-reminder';
import { bodyBytes } from '../media/upload';

const OPTIONS = { bytes: bodyBytes(limits.images_per_review) };

export const reviewRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(submitItemReview, schema.submitItemReview, reviewItem, OPTIONS);
  onCustomer(reminder.getReviewReminder, nothing, (_input, caller) => reviewReminder(caller));
  onCustomer(reminder.dropReviewReminder, reminderSchema.dropReviewReminder, dropReviewReminder);
  onCustomer(submitCourierReview, schema.submitCourierReview, reviewCourier, OPTIONS);
};
