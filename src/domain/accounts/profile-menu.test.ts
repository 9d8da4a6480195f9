import { describe, expect, it } from 'vitest';
import { isMenuName, isOpenSection, menuEntries, profileMenu, type MenuState } from './profile-menu';

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
    ['[NAV-32] hides referral without a wallet', 6, { ...all, config: { ...all.config, customer_wallet_status: 0 } }],
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
  it('[ROUTE-05] recognizes the names of the sections', () =>
    expect(['inbox', 'settings', 'elsewhere'].map(isMenuName)).toEqual([true, true, false]));
});

describe('menuEntries', () => {
  it('[NAV-26] [NAV-27] [NAV-28] each has its id, its own path and its target', () => {
    expect(menuEntries.map(({ id, name, path, href }) => [id, name, path, href])).toEqual([
      [1, 'profile-settings', '/profile', '/profile?page=profile-settings'],
      [2, 'my-orders', '/my-orders', '/profile?page=my-orders'],
      [3, 'my-trips', '/my-trips', '/profile?page=my-trips'],
      [4, 'wallet', '/wallet', '/profile?page=wallet'],
      [7, 'coupons', '/coupons', '/profile?page=coupons'],
      [5, 'loyalty-points', '/loyalty-points', '/profile?page=loyalty-points'],
      [6, 'referral-code', '/referral-code', '/profile?page=referral-code'],
      [9, 'inbox', null, '/profile?page=inbox'],
      [8, 'settings', '/settings', '/profile?page=settings'],
      [10, 'track-order', '/track-order', '/track-order'],
    ]);
  });
});

describe('isOpenSection', () => {
  const off = { customer_wallet_status: 0, loyalty_point_status: 0, ref_earning_status: 0 };
  it.each([
    ['[NAV-30] the wallet that is off', 'wallet', off, false],
    ['[NAV-30] the wallet that is on', 'wallet', { ...off, customer_wallet_status: 1 }, true],
    ['[NAV-31] points that are off', 'loyalty-points', off, false],
    ['[NAV-31] points that are on', 'loyalty-points', { ...off, loyalty_point_status: 1 }, true],
    ['[NAV-32] the referral code that is off', 'referral-code', off, false],
    ['[NAV-32] the referral code that is on', 'referral-code', { ...all.config, loyalty_point_status: 0 }, true],
    [
      '[NAV-32] the referral code whose earnings no wallet takes',
      'referral-code',
      { ...off, ref_earning_status: 1 },
      false,
    ],
    ['settings, which the menu never shows', 'settings', off, true],
    ['trips, also of a market without rental now', 'my-trips', off, true],
  ] as const)('%s: %s', (_rule, name, config, isOpen) => expect(isOpenSection(name, config)).toBe(isOpen));
});
