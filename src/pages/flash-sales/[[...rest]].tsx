import { flashSaleQuery } from '@/features/campaign/api';
import { flashItemsQuery } from '@/features/campaign/flash-sale-api';
import { loadInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { FlashSalesPage } from '@/shell/lists/flash-sales-page';
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

export default FlashSalesPage;
