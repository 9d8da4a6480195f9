import { amount, amountOrNull, flag, list, record, text, textOrNull } from '../core/wire-values';
import type { BusinessPackage, PlanChosen, RegistrationTerms, StoreRegistered } from './registration';

export function readTerms(answer: unknown): RegistrationTerms {
  const raw = record(answer);
  return {
    commission_business_model: flag(raw.commission_business_model),
    subscription_business_model: flag(raw.subscription_business_model),
    subscription_free_trial_status: flag(raw.subscription_free_trial_status),
    subscription_free_trial_days: amount(raw.subscription_free_trial_days),
    subscription_free_trial_type: text(raw.subscription_free_trial_type) || 'day',
    admin_commission: amount(raw.admin_commission),
  };
}

/** Back ends before 3.1 know no plans and answer a message alone: such a store pays commission. */
export function readStoreRegistered(answer: unknown): StoreRegistered {
  const raw = record(answer);
  const type = text(raw.type);
  return {
    store_id: amount(raw.store_id),
    type: type === 'subscription' || type === 'business_model_fail' ? type : 'commission',
    package_id: amountOrNull(raw.package_id),
    registration_key: text(raw.registration_key),
    message: text(raw.message),
  };
}

export function readPackages(answer: unknown): BusinessPackage[] {
  const raw = record(answer);
  return list(raw.packages ?? answer)
    .map(record)
    .filter((it) => it.status === undefined || flag(it.status))
    .map((it) => ({
      id: amount(it.id),
      package_name: text(it.package_name),
      text: text(it.text),
      price: amount(it.price),
      validity: amount(it.validity),
      // "unlimited" is no number.
      max_order: amountOrNull(it.max_order),
      max_product: amountOrNull(it.max_product),
      pos: flag(it.pos),
      mobile_app: flag(it.mobile_app),
      chat: flag(it.chat),
      review: flag(it.review),
      self_delivery: flag(it.self_delivery),
      default: flag(it.default),
    }));
}

export function readPlanChosen(answer: unknown): PlanChosen {
  const raw = record(answer);
  return {
    redirect_link: textOrNull(raw.redirect_link),
    store_business_model: text(raw.store_business_model),
    message: text(raw.message),
  };
}
