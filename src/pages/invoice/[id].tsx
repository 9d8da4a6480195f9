import { useTranslation } from 'react-i18next';
import { onDemand, rendered } from '@/server/pages/ssr';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { Seo } from '@/shell/seo/seo';
import { browserOnly } from '@/ui/lazy/browser-only';

const InvoicePage = browserOnly(() => import('@/features/order/invoice').then((mod) => mod.InvoicePage), Waiting);

export const getStaticProps = rendered(async ({ params }) =>
  /^\d{1,10}$/.test(params.id ?? '') ? {} : { notFound: true as const },
);
export const getStaticPaths = onDemand;

export default function InvoiceRoute() {
  const { t } = useTranslation();
  return (
    <>
      <Seo title={t('profile.invoice')} description={t('profile.invoice_description')} path="/invoice" noindex />
      <InvoicePage />
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return <PersonalSkeleton title={t('profile.invoice')} />;
}
