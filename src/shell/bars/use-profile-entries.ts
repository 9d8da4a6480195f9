import { useTranslation } from 'react-i18next';
import { profileMenu, type MenuName } from '@/domain/accounts/profile-menu';
import { useConfig } from '@/features/config/api';
import { useModules } from '@/features/module/api';
import type { IconName } from '@/ui/display/icons';
import { moneyIcons } from '@/ui/icons/money-icons';
import { travelIcons } from '@/ui/icons/travel-icons';
import { toolIcons } from '@/ui/icons/tool-icons';
import { useTrackLabel } from './use-track-label';

const icons: Record<MenuName, IconName> = {
  'profile-settings': 'user',
  'my-orders': 'receipt',
  'my-trips': travelIcons.car,
  wallet: moneyIcons.wallet,
  coupons: moneyIcons.ticket,
  'loyalty-points': moneyIcons.award,
  'referral-code': moneyIcons.gift,
  inbox: 'message',
  settings: toolIcons.settings,
  'track-order': 'map-pinned',
};

export const sectionLabels = {
  'profile-settings': 'shell.profile_settings',
  'my-orders': 'shell.my_orders',
  'my-trips': 'shell.my_trips',
  wallet: 'shell.wallet',
  coupons: 'shell.coupons',
  'loyalty-points': 'shell.loyalty_points',
  'referral-code': 'shell.referral_code',
  inbox: 'shell.inbox',
  settings: 'shell.settings',
  'track-order': 'shell.track_order',
} as const;

/** The profile entries that are enabled in the configuration, with icon and label (NAV-26…33, ROUTE-15). */
export function useProfileEntries(): { href: string; icon: IconName; label: string }[] {
  const { t } = useTranslation();
  const track = useTrackLabel();
  const config = useConfig();
  const has_rental = useModules().some(({ module_type }) => module_type === 'rental');
  return profileMenu({ config, has_rental }).map(({ name, href }) => ({
    href,
    icon: icons[name],
    label: name === 'track-order' ? track : t(sectionLabels[name]),
  }));
}
