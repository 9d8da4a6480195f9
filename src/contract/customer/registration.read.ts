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

/** Back ends before 3.1 have no plans and answer only a message: such a store pays commission. */
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
    .filter((entry) => entry.status === undefined || flag(entry.status))
    .map((entry) => ({
      id: amount(entry.id),
      package_name: text(entry.package_name),
      text: text(entry.text),
      price: amount(entry.price),
      validity: amount(entry.validity),
      // "unlimited" is not a number.
      max_order: amountOrNull(entry.max_order),
      max_product: amountOrNull(entry.max_product),
      pos: flag(entry.pos),
      mobile_app: flag(entry.mobile_app),
      chat: flag(entry.chat),
      review: flag(entry.review),
      self_delivery: flag(entry.self_delivery),
      default: flag(entry.default),
    }));
}

export function readPlanChosen(answer: unknown): PlanChosen {
  const raw = record(answer);
  return {
    redirect_link: textOrNull(raw.redirect_link),
    message: text(raw.message),
  };
}

export function readCourierVehicles(answer: unknown): { id: number; type: string }[] {
  return list(answer).map((entry) => ({ id: amount(record(entry).id), type: text(record(entry).type) }));
}
