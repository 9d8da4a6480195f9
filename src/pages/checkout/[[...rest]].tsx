import { useTranslation } from 'react-i18next';
import { Checkout } from '@/features/checkout/checkout';
import { TrackingPort, type JustPlaced } from '@/features/checkout/placing/tracking-port';
import { PlacedTrackingSkeleton } from '@/features/order/tracking/placed-tracking-skeleton';
import { onDemand, rendered } from '@/server/pages/ssr';
import { browserOnly } from '@/ui/lazy/browser-only';
import { Seo } from '@/shell/seo/seo';

const PlacedTracking = browserOnly(
  () => import('@/features/order/tracking/placed-tracking').then((mod) => mod.PlacedTracking),
  PlacedTrackingSkeleton,
);

const drawTracking = (placed: JustPlaced) => <PlacedTracking {...placed} />;

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async () => ({}));

export default function CheckoutRoute() {
  const { t } = useTranslation();
  return (
    <>
      <Seo title={t('checkout.title')} description={t('checkout.description')} path="/checkout" noindex />
      <TrackingPort value={drawTracking}>
        <Checkout />
      </TrackingPort>
    </>
  );
}
