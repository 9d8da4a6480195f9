import { number, object } from 'yup';
import { id, words } from '../core/fields';

export const applyCoupon = object({
  code: words(60).required(),
  store_id: id().required(),
  /** The order's items and add-ons at full price; without it the minimum is left to the order. */
  order_amount: number().min(0).max(1e9),
});
