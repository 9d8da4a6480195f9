import { useTranslation } from '@/i18n/react';
import { listModules } from '@/contract/module';
import { TripCheckout } from '@/features/trip/trip-checkout';
import { rendered } from '@/server/ssr';
import { Seo } from '@/shell/seo';

/** Its calls belong to rental, wherever the visitor comes from. */
export const getStaticProps = rendered(async ({ ask, enter }) => {
  const module_id = (await ask(listModules, {})).find((it) => it.module_type === 'rental')?.id ?? null;
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
