import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { useTranslation } from '@/i18n/react';
import type { MenuName } from '@/domain/profile-menu';
import { rendered } from '@/server/ssr';
import { PersonalSkeleton } from '@/shell/personal-skeleton';
import { ProfileFrame } from '@/shell/profile-frame';
import { Seo } from '@/shell/seo';
import { EmptyState } from '@/ui/empty-state';

const loading = () => <PersonalSkeleton />;

/** Which part draws which `page`; each is loaded when it is shown. */
const sections: Partial<Record<MenuName, ComponentType>> = {
  'profile-settings': dynamic(() => import('@/features/profile/profile-settings').then((it) => it.ProfileSettings), {
    ssr: false,
    loading,
  }),
  wallet: dynamic(() => import('@/features/wallet/wallet').then((it) => it.Wallet), { ssr: false, loading }),
  'loyalty-points': dynamic(() => import('@/features/wallet/loyalty').then((it) => it.Loyalty), {
    ssr: false,
    loading,
  }),
  'referral-code': dynamic(() => import('@/features/wallet/referral').then((it) => it.Referral), {
    ssr: false,
    loading,
  }),
  coupons: dynamic(() => import('@/features/wallet/coupons').then((it) => it.Coupons), { ssr: false, loading }),
  inbox: dynamic(() => import('@/features/inbox/inbox').then((it) => it.Inbox), { ssr: false, loading }),
  'my-orders': dynamic(() => import('@/features/order/my-orders').then((it) => it.MyOrders), { ssr: false, loading }),
  'my-trips': dynamic(() => import('@/features/trip/my-trips').then((it) => it.MyTrips), { ssr: false, loading }),
  settings: dynamic(() => import('@/shell/settings-section').then((it) => it.SettingsSection), { ssr: false, loading }),
};

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
