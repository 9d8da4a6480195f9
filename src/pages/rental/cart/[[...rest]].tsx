import { useTranslation } from 'react-i18next';
import { RentalCartPage } from '@/features/rental/cart/rental-cart-page';
import { enterRental } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { ListPage } from '@/shell/lists/list-page';
import { Seo } from '@/shell/seo/seo';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async (loading) => {
  await enterRental(loading);
  return {};
});

export default function RentalCartRoute() {
  const { t } = useTranslation();
  const title = t('cart.shopping_cart');
  return (
    <>
      <Seo title={title} description={t('rental.pay_later')} path="/rental/cart" noindex />
      <ListPage title={title}>
        <RentalCartPage />
      </ListPage>
    </>
  );
}
