import type { Trip, TripAmounts } from '@/contract/rental/trip';
import { less, sum } from '@/domain/money/money';

/** A stored trip has its total and its reductions; the full price of its vehicles follows from both. */
export function storedAmounts(trip: Trip, digits: number): TripAmounts {
  const { trip_amount: total, tax_amount: tax, tax_status, additional_charge, discount_on_trip: discount } = trip;
  const { coupon_discount_amount: coupon_discount, ref_bonus_amount: referral_discount } = trip;
  const onTop = sum([tax_status === 'excluded' ? tax : 0, additional_charge], digits);
  const subtotal = sum([less(total, onTop, digits), discount, coupon_discount, referral_discount], digits);
  return { subtotal, discount, coupon_discount, referral_discount, additional_charge, tax, total };
}

/** The rows of a trip's price; a trip has no delivery. */
export function toRows(amounts: TripAmounts, tax_status: 'included' | 'excluded' = 'excluded') {
  return {
    ...amounts,
    tax_status,
    ...{ delivery_charge: 0, original_delivery_charge: 0, extra_packaging: 0, dm_tips: 0 },
  };
}
