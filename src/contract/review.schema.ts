import { number, object } from 'yup';
import { files, id, words } from './fields';

const PICTURES = 5;

const review = {
  order_id: id().required(),
  rating: number().integer().min(1).max(5).required(),
  attachment: files(PICTURES),
};

export const submitItemReview = object({ ...review, item_id: id().required(), comment: words(1000).nullable() });
export const submitCourierReview = object({
  ...review,
  delivery_man_id: id().required(),
  comment: words(1000).required(),
});
