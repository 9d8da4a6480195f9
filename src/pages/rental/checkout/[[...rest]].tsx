import { useTranslation } from 'react-i18next';
import { listModules } from '@/contract/catalogue/module';
import { onDemand, rendered } from '@/server/pages/ssr';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { Seo } from '@/shell/seo/seo';
import { browserOnly } from '@/ui/lazy/browser-only';

const TripCheckout = browserOnly(
  () => import('@/features/trip/trip-checkout').then((mod) => mod.TripCheckout),
  Waiting,
);

export const getStaticPaths = onDemand;

/** Calls of this page use the rental module, whichever module the visitor has chosen. */
export const getStaticProps = rendered(async ({ ask, enter }) => {
  const module_id = (await ask(listModules, {})).find((module) => module.module_type === 'rental')?.id ?? null;
  enter({ zone_ids: [], module_id });
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
