import { readCoupons } from '../catalogue/campaign.read';
import type { Cashback, CashbackFor } from './cashback';
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

export function readCashbacks(answer: unknown): Cashback[] {
  return list(answer).map((entry) => ({
    ...terms(entry),
    title: text(record(entry).title),
    end_date: text(record(entry).end_date),
  }));
}

export function readCashbackFor(answer: unknown): CashbackFor {
  return { ...terms(answer), calculated_amount: amount(record(answer).calculated_amount) };
}

function terms(value: unknown): Omit<Cashback, 'title' | 'end_date'> {
  const raw = record(value);
  return {
    id: amount(raw.id),
    cashback_type: text(raw.cashback_type) === 'amount' ? 'amount' : 'percentage',
    cashback_amount: amount(raw.cashback_amount),
    min_purchase: amount(raw.min_purchase),
    max_discount: amount(raw.max_discount),
  };
}
