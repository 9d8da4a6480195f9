import { number, object } from 'yup';
import { limits } from '@/domain/limits';
import { files, id, text } from '../core/fields';

const review = {
  order_id: id().required(),
  rating: number().integer().min(1).max(5).required(),
  attachment: files(limits.images_per_review),
};

export const submitItemReview = object({
  ...review,
  item_id: id().required(),
  comment: text(limits.long_note_max).nullable(),
});
export const submitCourierReview = object({
  ...review,
  delivery_man_id: id().required(),
  comment: text(limits.long_note_max).required(),
});
