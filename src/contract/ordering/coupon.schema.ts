import { number, object } from 'yup';
import { limits } from '@/domain/limits';
import { id, latitude, longitude, text } from '../core/fields';

export const applyCoupon = object({
  code: text(limits.coupon_code_max).required(),
  store_id: id().required(),
  /** The order's items and add-ons at full price. Without it the minimum is checked only when the order is placed. */
  order_amount: number().min(0).max(limits.amount_max),
  /** Where the order goes. Without both, the visitor's place counts. */
  latitude: latitude(),
  longitude: longitude(),
});
