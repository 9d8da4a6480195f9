import { useTranslation } from 'react-i18next';
import { TripStatus } from '@/features/trip/trip-status';
import { enterRental } from '@/server/pages/resolve-market';
import { missing, onDemand, rendered } from '@/server/pages/ssr';
import { Seo } from '@/shell/seo/seo';

/** The frame of the page for any trip; the trip itself is loaded in the browser. */
export const getStaticProps = rendered(async ({ params, ask, enter }) => {
  if (!/^\d{1,10}$/.test(params.id ?? '')) return missing;
  await enterRental({ ask, enter });
  return {};
});
export const getStaticPaths = onDemand;

export default function TripStatusRoute() {
  const { t } = useTranslation();
  return (
    <>
      <Seo title={t('shell.track_trip')} description={t('trip.status_text')} path="/track-order" noindex />
      <TripStatus />
    </>
  );
}
