/**
 * The entries of the profile popover.
 * Spec: ordering §2, "Profile popover"; ids that it does not define (1, 2, 7, 9) are chosen, settings takes 8.
 */
import { isOn, type Flag } from '../wire/wire';

export type MenuName =
  | 'profile-settings'
  | 'my-orders'
  | 'my-trips'
  | 'wallet'
  | 'coupons'
  | 'loyalty-points'
  | 'referral-code'
  | 'inbox'
  | 'settings'
  | 'track-order';

export type MenuEntry = {
  id: number;
  name: MenuName;
  /** The target of the entry in the popover. */
  href: string;
  /** The entry's own path, which redirects to `href`; inbox has none. */
  path: string | null;
};

export type MenuState = {
  config: { customer_wallet_status?: Flag; loyalty_point_status?: Flag; ref_earning_status?: Flag };
  has_rental: boolean;
};

export function profileMenu({ config, has_rental }: MenuState): MenuEntry[] {
  const hidden = new Set([SETTINGS]);
  if (!has_rental) hidden.add(TRIPS);
  if (!isOn(config.customer_wallet_status)) hidden.add(WALLET);
  if (!isOn(config.loyalty_point_status)) hidden.add(LOYALTY);
  // Referral earnings are paid into the wallet.
  if (hidden.has(WALLET) || !isOn(config.ref_earning_status)) hidden.add(REFERRAL);
  return menuEntries.filter(({ id }) => !hidden.has(id));
}

/** Whether a section is available. A section that the configuration switches off leads to the profile. */
export function isOpenSection(name: MenuName, config: MenuState['config']): boolean {
  return name === 'settings' || profileMenu({ config, has_rental: true }).some((entry) => entry.name === name);
}

/** Whether `page` in `/profile?page=` is the name of a section. */
export function isMenuName(page: string): page is MenuName {
  return menuEntries.some(({ name }) => name === page);
}

const TRIPS = 3;
const WALLET = 4;
const LOYALTY = 5;
const REFERRAL = 6;
const SETTINGS = 8;
const TRACK_ORDER = 10;

/** Every entry, visible or not, in the order of the popover. */
export const menuEntries: readonly MenuEntry[] = [
  entry(1, 'profile-settings', '/profile'),
  entry(2, 'my-orders', '/my-orders'),
  entry(TRIPS, 'my-trips', '/my-trips'),
  entry(WALLET, 'wallet', '/wallet'),
  entry(7, 'coupons', '/coupons'),
  entry(LOYALTY, 'loyalty-points', '/loyalty-points'),
  entry(REFERRAL, 'referral-code', '/referral-code'),
  entry(9, 'inbox', null),
  entry(SETTINGS, 'settings', '/settings'),
  entry(TRACK_ORDER, 'track-order', '/track-order'),
];

function entry(id: number, name: MenuName, path: string | null): MenuEntry {
  return { id, name, path, href: id === TRACK_ORDER ? '/track-order' : `/profile?page=${name}` };
}
