import { amountOrNull, record, texts } from '../core/wire-values';
import type { ReviewReminder } from './review-reminder';

export function readReviewReminder(answer: unknown): ReviewReminder {
  const { order_id, images } = record(answer);
  return { order_id: amountOrNull(order_id), images: texts(images) };
}
