import { describe, expect, it } from 'vitest';
import { businessPlans, isPackageFor, trialDays } from './business-plan';

describe('the plans of a new store (wire-format §9.3)', () => {
  it.each([
    ['both', { commission_business_model: 1, subscription_business_model: '1' }, 2, ['commission', 'subscription']],
    ['commission only', { commission_business_model: 1, subscription_business_model: 0 }, 2, ['commission']],
    ['subscription only', { commission_business_model: 0, subscription_business_model: 1 }, 2, ['subscription']],
    ['no package to subscribe to', { subscription_business_model: 1 }, 0, ['commission']],
    ['nothing told', {}, 3, ['commission']],
  ] as const)('%s', (_what, config, packages, plans) => {
    expect(businessPlans(config, packages)).toEqual(plans);
  });

  it.each([
    ['rental', 'rental', true, true],
    ['rental', 'all', true, false],
    ['food', 'all', true, true],
    ['food', 'rental', true, false],
    ['food', 'all', false, false],
  ])('a store of %s sees packages for %s (on: %s): %s', (module, module_type, status, isIt) => {
    expect(isPackageFor(module, { module_type, status })).toBe(isIt);
  });

  it.each([
    ['days', 1, 14, 'day', 14],
    ['months', 1, 2, 'month', 60],
    ['a year', '1', 1, 'year', 365],
    ['of an unknown length', 1, 7, 'fortnight', 7],
    ['switched off', 0, 14, 'day', 0],
    ['of no length', 1, null, null, 0],
  ])('a free trial: %s', (_what, status, days, type, expected) => {
    const trial = { subscription_free_trial_days: days, subscription_free_trial_type: type };
    expect(trialDays({ subscription_free_trial_status: status, ...trial })).toBe(expected);
  });
});
