import { describe, expect, it } from 'vitest';
import { isMenuName, menuEntries, profileMenu, type MenuState } from './profile-menu';

const all: MenuState = {
  config: { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 },
  has_rental: true,
};
const names = (state: MenuState) => profileMenu(state).map(({ name }) => name);

describe('profileMenu', () => {
  it('[NAV-28] lists the entries in their order', () =>
    expect(names(all)).toEqual([
      'profile-settings',
      'my-orders',
      'my-trips',
      'wallet',
      'coupons',
      'loyalty-points',
      'referral-code',
      'inbox',
      'track-order',
    ]));

  it.each<[rule: string, id: number, state: MenuState]>([
    ['[NAV-29] never shows id 8', 8, all],
    ['[NAV-30] hides wallet when its status is 0', 4, { ...all, config: { ...all.config, customer_wallet_status: 0 } }],
    ['[NAV-31] hides loyalty when its status is 0', 5, { ...all, config: { ...all.config, loyalty_point_status: 0 } }],
    ['[NAV-32] hides referral when its status is 0', 6, { ...all, config: { ...all.config, ref_earning_status: 0 } }],
    ['[NAV-33] hides trips without a rental module', 3, { ...all, has_rental: false }],
  ])('%s', (_rule, id, state) => expect(profileMenu(state).map((entry) => entry.id)).not.toContain(id));

  it('[NAV-26] entries lead to the profile page', () =>
    expect(profileMenu(all)[1]).toEqual({
      id: 2,
      name: 'my-orders',
      href: '/profile?page=my-orders',
      path: '/my-orders',
    }));
  it('[NAV-27] id 10 leads to /track-order', () =>
    expect(menuEntries.find(({ id }) => id === 10)?.href).toBe('/track-order'));
  it('[ROUTE-05] knows the names of the sections', () =>
    expect(['inbox', 'settings', 'elsewhere'].map(isMenuName)).toEqual([true, true, false]));
});
