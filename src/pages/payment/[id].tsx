import { SandboxPaymentPage } from '@/features/order/sandbox-payment';
import { useTranslation } from 'react-i18next';
import { onDemand, rendered } from '@/server/pages/ssr';
import { Seo } from '@/shell/seo/seo';

export const getStaticProps = rendered(async ({ params }) =>
  /^[0-9a-f]{48}$/.test(params.id ?? '') ? {} : { notFound: true as const },
);
export const getStaticPaths = onDemand;

export default function PaymentRoute() {
  const { t } = useTranslation();
  return (
    <>
      <Seo title={t('order.sandbox_title')} description={t('order.sandbox_lead')} path="/payment" noindex />
      <SandboxPaymentPage />
    </>
  );
}
