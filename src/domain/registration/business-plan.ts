/**
 * How a new store pays the market: a commission on its sales, or a subscription to a package.
 * Spec: wire-format §2.1 (business models, free trial) and §9.3.
 */
import { isOn, type Flag, type Maybe } from '../wire/wire';

export type BusinessPlan = 'commission' | 'subscription';

type Config = { commission_business_model?: Flag; subscription_business_model?: Flag };

/** The plans that a store can choose. When none is enabled it pays commission, as stores did before plans existed. */
export function businessPlans(config: Config, packages: number): BusinessPlan[] {
  const hasPackages = isOn(config.subscription_business_model) && packages > 0;
  const hasCommission = isOn(config.commission_business_model) || !hasPackages;
  return [...(hasCommission ? (['commission'] as const) : []), ...(hasPackages ? (['subscription'] as const) : [])];
}

/** Packages are for rental or for all other modules. */
export function isPackageFor(module_type: string, offer: { module_type: string; status: boolean }): boolean {
  return offer.status && offer.module_type === (module_type === 'rental' ? 'rental' : 'all');
}

type Trial = {
  subscription_free_trial_status?: Flag;
  subscription_free_trial_days?: Maybe<number>;
  subscription_free_trial_type?: Maybe<string>;
};

/** The length of the free trial in days; 0 without one. */
export function trialDays(trial: Trial): number {
  const { subscription_free_trial_status, subscription_free_trial_days: length, subscription_free_trial_type } = trial;
  if (!isOn(subscription_free_trial_status) || !length || length < 0) return 0;
  return Math.round(length * (DAYS[subscription_free_trial_type ?? 'day'] ?? 1));
}

const DAYS: Record<string, number> = { day: 1, month: 30, year: 365 };
