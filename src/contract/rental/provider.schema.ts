import { number, object } from 'yup';
import { limits } from '@/domain/limits';
import { bit, id, paging, text } from '../core/fields';

export const listProviders = object(paging);
export const getProvider = object({ id: text(160).required() });
export const listProviderReviews = object({ id: id().required(), ...paging });
export const listRentalBanners = object({ featured: bit() });
export const listProviderBanners = object({ provider_id: id().required() });

export const listRentalCoupons = object({ customer_id: id(), provider_id: id() });
export const applyRentalCoupon = object({
  code: text(limits.coupon_code_max).required(),
  provider_id: id().required(),
  /** The vehicles at full price. Without it the minimum is checked only when the trip is booked. */
  order_amount: number().min(0).max(limits.amount_max),
});
