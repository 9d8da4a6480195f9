import { readCoupons } from '../catalogue/campaign.read';
import type { CustomerCoupon } from './coupon';
import { amount, amountOrNull, ids, list, record, text, textOrNull } from '../core/wire-values';

export function readCustomerCoupons(answer: unknown): CustomerCoupon[] {
  return list(answer).map(readCustomerCoupon);
}

export function readCustomerCoupon(value: unknown): CustomerCoupon {
  const raw = record(value);
  const [coupon] = readCoupons([value]);
  if (!coupon) throw new Error('A coupon was not read');
  const data = ids(raw.data);
  // A list, as JSON text too, or one id.
  const zone = amountOrNull(raw.zoneId);
  // In lists, `data` of a store's coupon is the store's name.
  const name = data.length === 0 && coupon.coupon_type === 'store_wise' ? textOrNull(raw.data) : null;
  return {
    ...coupon,
    start_date: text(raw.start_date),
    limit: amount(raw.limit),
    zoneId: zone === null ? ids(raw.zoneId) : [zone],
    data,
    store_id: amountOrNull(raw.store_id) ?? amountOrNull(record(raw.store).id),
    store_name: textOrNull(record(raw.store).name) ?? (name === '[]' ? null : name),
  };
}
