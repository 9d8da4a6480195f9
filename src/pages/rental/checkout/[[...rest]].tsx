import { useTranslation } from 'react-i18next';
import { enterRental } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { Seo } from '@/shell/seo/seo';
import { browserOnly } from '@/ui/lazy/browser-only';

const TripCheckout = browserOnly(
  () => import('@/features/trip/trip-checkout').then((mod) => mod.TripCheckout),
  Waiting,
);

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async (loading) => {
  await enterRental(loading);
  return {};
});

export default function TripCheckoutRoute() {
  const { t } = useTranslation();
  return (
    <>
      <Seo title={t('trip.checkout')} description={t('trip.checkout_text')} path="/rental/checkout" noindex />
      <TripCheckout />
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <PersonalSkeleton title={t('trip.checkout')} />
    </div>
  );
}
