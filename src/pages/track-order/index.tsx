import { useTranslation } from '@/i18n/react';
import { TrackOrder } from '@/features/order/track-order';
import { rendered } from '@/server/ssr';
import { Seo } from '@/shell/seo';
import { useTrackLabel } from '@/shell/use-track-label';

export const getStaticProps = rendered(async () => ({}));

export default function TrackOrderRoute() {
  const { t } = useTranslation();
  const title = useTrackLabel();
  return (
    <>
      <Seo title={title} description={t('order.track_lead')} path="/track-order" noindex />
      <TrackOrder title={title} />
    </>
  );
}
