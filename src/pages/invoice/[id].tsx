import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { onDemand, rendered } from '@/server/pages/ssr';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { Seo } from '@/shell/seo/seo';
import { browserOnly } from '@/ui/lazy/browser-only';

const InvoicePage = browserOnly(
  () => import('@/features/order/invoice/invoice').then((mod) => mod.InvoicePage),
  Waiting,
);
const TripInvoicePage = browserOnly(
  () => import('@/features/trip/trip-invoice').then((mod) => mod.TripInvoicePage),
  Waiting,
);

export const getStaticProps = rendered(async ({ params }) =>
  /^\d{1,10}$/.test(params.id ?? '') ? {} : { notFound: true as const },
);
export const getStaticPaths = onDemand;

export default function InvoiceRoute() {
  const { t } = useTranslation();
  const { query, isReady } = useRouter();
  // Orders and trips are numbered each for themselves.
  const Page = !isReady ? Waiting : query.kind === 'trip' ? TripInvoicePage : InvoicePage;
  return (
    <>
      <Seo title={t('profile.invoice')} description={t('profile.invoice_description')} path="/invoice" noindex />
      <Page />
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return <PersonalSkeleton title={t('profile.invoice')} />;
}
