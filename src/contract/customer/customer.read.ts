import { readItemCard } from '../catalogue/item.read';
import { oneOf } from '../core/one-of';
import { amount, flag, ids, list, record, text, textOrNull } from '../core/wire-values';
import type { Customer } from './customer';
import type { ProfileAnswer } from './customer-writes';
import type { ItemCard } from '../catalogue/item';

export function readCustomer(answer: unknown): Customer {
  const raw = record(answer);
  return {
    id: amount(raw.id),
    f_name: text(raw.f_name),
    l_name: text(raw.l_name) || text(raw.last_name),
    phone: text(raw.phone),
    email: text(raw.email),
    image_full_url: textOrNull(raw.image_full_url),
    image: textOrNull(raw.image),
    is_phone_verified: flag(raw.is_phone_verified),
    is_email_verified: flag(raw.is_email_verified),
    order_count: amount(raw.order_count),
    member_since_days: amount(raw.member_since_days),
    wallet_balance: amount(raw.wallet_balance),
    loyalty_point: amount(raw.loyalty_point),
    ref_code: text(raw.ref_code),
    selected_modules_for_interest: ids(raw.selected_modules_for_interest),
    is_valid_for_discount: flag(raw.is_valid_for_discount),
    discount_amount: amount(raw.discount_amount),
    discount_amount_type: text(raw.discount_amount_type).startsWith('percent') ? 'percentage' : 'amount',
    validity: text(raw.validity),
    created_at: text(raw.created_at),
  };
}

export function readProfileAnswer(answer: unknown): ProfileAnswer {
  const raw = record(answer);
  const medium = text(raw.verification_medium).toLowerCase();
  return {
    otp_send: flag(raw.otp_send),
    verification_on: oneOf(raw.verification_on, ['phone', 'email'], null),
    verification_medium: (['firebase', 'SMS', 'email'] as const).find((kind) => kind.toLowerCase() === medium) ?? null,
    message: text(raw.message),
  };
}

export function readSuggestions(answer: unknown): ItemCard[] {
  return list(answer).map(readItemCard);
}
