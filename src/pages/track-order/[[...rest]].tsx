import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useCurrentModule } from '@/features/module/current-module';
import { TrackOrder } from '@/features/order/tracking/track-order';
import { onDemand, rendered } from '@/server/pages/ssr';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { Seo } from '@/shell/seo/seo';
import { useTrackLabel } from '@/shell/bars/use-track-label';
import { browserOnly } from '@/ui/lazy/browser-only';

const TripStatus = browserOnly(
  () => import('@/features/trip/trip-status').then((mod) => mod.TripStatus),
  () => <PersonalSkeleton />,
);

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async () => ({}));

export default function TrackOrderRoute() {
  const { t } = useTranslation();
  const title = useTrackLabel();
  // In rental this page tracks trips (ROUTE-15); orders have their number in the path.
  const { query } = useRouter();
  const isNamed = query.id !== undefined || Boolean(query.order_id);
  const isOfRental = useCurrentModule()?.module_type === 'rental';
  const isTrip = !isNamed && (isOfRental || Boolean(query.trip_id));
  return (
    <>
      <Seo title={title} description={t('order.track_lead')} path="/track-order" noindex />
      {isTrip ? <TripStatus /> : <TrackOrder title={title} />}
    </>
  );
}
