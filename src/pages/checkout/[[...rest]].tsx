import { useTranslation } from 'react-i18next';
import { Checkout } from '@/features/checkout/checkout';
import { onDemand, rendered } from '@/server/pages/ssr';
import { Seo } from '@/shell/seo/seo';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async () => ({}));

export default function CheckoutRoute() {
  const { t } = useTranslation();
  return (
    <>
      <Seo title={t('checkout.title')} description={t('checkout.description')} path="/checkout" noindex />
      <Checkout />
    </>
  );
}
