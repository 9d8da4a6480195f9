import { useTranslation } from 'react-i18next';
import { listModules } from '@/contract/catalogue/module';
import { RentalCartPage } from '@/features/rental/cart/rental-cart-page';
import { onDemand, rendered } from '@/server/pages/ssr';
import { ListPage } from '@/shell/lists/list-page';
import { Seo } from '@/shell/seo/seo';

export const getStaticPaths = onDemand;

/** Calls of this page use the rental module, whichever module the visitor has chosen. */
export const getStaticProps = rendered(async ({ ask, enter }) => {
  const module_id = (await ask(listModules, {})).find((module) => module.module_type === 'rental')?.id ?? null;
  enter({ zone_ids: [], module_id });
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
