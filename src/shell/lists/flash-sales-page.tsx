import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { flashSaleQuery } from '@/features/campaign/api';
import { Countdown } from '@/features/campaign/countdown';
import { flashItemsQuery } from '@/features/campaign/flash-sale-api';
import { FlashItems, NoFlashSale } from '@/features/campaign/flash-sale-page';
import { useShowModule } from '@/features/module/current-module';
import { ListFailed } from '@/features/store/list-failed';
import { usePrefetched } from '@/lib/api/use-prefetched';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { itemEntries } from '../seo/list-json-ld';
import type { ListProps } from './list-props';
import { PublicListPage } from './public-list-page';

/**
 * `/flash-sales`, the running flash sale with the remaining time (wire-format §10). A market may have several modules of
 * shops: visitors of one see its sale, others that of the first.
 */
export function FlashSalesPage({ renderedMarket, zone }: ListProps) {
  const { t } = useTranslation();
  const market = useVisitorMarket(renderedMarket, 'ecommerce');
  useShowModule(market.module_id ?? undefined);
  const { data: sale, isError, refetch } = useQuery(flashSaleQuery(market));
  const first = usePrefetched(flashItemsQuery(renderedMarket, sale?.id ?? 0));
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
