import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { flashSaleQuery } from '@/features/campaign/api';
import { Countdown } from '@/features/campaign/countdown';
import { flashItemsQuery } from '@/features/campaign/flash-sale-api';
import { FlashItems, NoFlashSale } from '@/features/campaign/flash-sale-page';
import { ListFailed } from '@/features/store/list-failed';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { loadInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { itemEntries } from '@/shell/seo/list-json-ld';
import { PublicListPage } from '@/shell/lists/public-list-page';
import type { ListProps } from '@/shell/lists/list-props';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<ListProps>((loading) =>
  loadInDefaultMarket(
    loading,
    async (market) => {
      const sale = await loading.get(flashSaleQuery(market));
      if (sale) await loading.get(flashItemsQuery(market, sale.id));
    },
    'ecommerce',
  ),
);

/** The running flash sale with the remaining time (wire-format §10). */
export default function FlashSales({ shown, zone }: ListProps) {
  const { t } = useTranslation();
  const market = useVisitorMarket(shown, 'page');
  const { data: sale, isError, refetch } = useQuery(flashSaleQuery(market));
  const { data: first } = useQuery({ ...flashItemsQuery(shown, sale?.id ?? 0), enabled: false });
  return (
    <PublicListPage
      title={sale?.title || t('home.flash_sale')}
      text={t('lists.flash_text', { zone })}
      path="/flash-sales"
      aside={sale && <Countdown until={sale.end_date} />}
      kind={t('category.items')}
      entries={() => itemEntries(first?.products)}
      noindex={sale === null}
    >
      {isError && sale === undefined && <ListFailed onRetry={refetch} />}
      {sale && <FlashItems key={sale.id} sale={sale} market={market} />}
      {sale === null && <NoFlashSale />}
    </PublicListPage>
  );
}
