import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuName } from '@/domain/accounts/profile-menu';
import { onDemand, rendered } from '@/server/pages/ssr';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { ProfileFrame } from '@/shell/account/profile-frame';
import { Seo } from '@/shell/seo/seo';
import { EmptyState } from '@/ui/status/empty-state';
import { browserOnly } from '@/ui/lazy/browser-only';

const loading = () => <PersonalSkeleton />;

/** The component of each `page`; each is loaded when it is shown. */
const sections: Partial<Record<MenuName, ComponentType>> = {
  'profile-settings': browserOnly(
    () => import('@/features/profile/profile-settings').then((mod) => mod.ProfileSettings),
    loading,
  ),
  wallet: browserOnly(() => import('@/features/wallet/wallet').then((mod) => mod.Wallet), loading),
  'loyalty-points': browserOnly(() => import('@/features/wallet/loyalty').then((mod) => mod.Loyalty), loading),
  'referral-code': browserOnly(() => import('@/features/wallet/referral').then((mod) => mod.Referral), loading),
  coupons: browserOnly(() => import('@/features/wallet/coupons').then((mod) => mod.Coupons), loading),
  inbox: browserOnly(() => import('@/features/inbox/inbox').then((mod) => mod.Inbox), loading),
  'my-orders': browserOnly(() => import('@/features/order/list/my-orders').then((mod) => mod.MyOrders), loading),
  'my-trips': browserOnly(() => import('@/features/trip/my-trips').then((mod) => mod.MyTrips), loading),
  settings: browserOnly(() => import('@/shell/bars/settings-section').then((mod) => mod.SettingsSection), loading),
};

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async () => ({}));

export default function ProfileRoute() {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <Seo title={t('profile.title')} description={t('profile.description')} path="/profile" noindex />
      <ProfileFrame section={(name) => <Section name={name} />} />
    </div>
  );
}

function Section({ name }: { name: MenuName }) {
  const { t } = useTranslation();
  const Part = sections[name];
  return Part ? <Part /> : <EmptyState title={t('profile.soon')} />;
}
