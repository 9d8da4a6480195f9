import { useTranslation } from 'react-i18next';
import { firstLatest, LatestStores } from '@/features/store/list/store-list';
import { latestStoresQuery } from '@/features/store/list/store-list-api';
import { usePrefetched } from '@/lib/api/use-prefetched';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { loadInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import type { ListProps } from '@/shell/lists/list-props';
import { StoreListPage } from '@/shell/lists/store-list-page';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<ListProps>((context) =>
  loadInDefaultMarket(context, (market) => context.get(latestStoresQuery(market))),
);

export default function Latest({ renderedMarket, zone }: ListProps) {
  const { t } = useTranslation();
  const market = useVisitorMarket(renderedMarket);
  const first = usePrefetched(latestStoresQuery(renderedMarket));
  return (
    <StoreListPage
      title={t('home.latest_stores')}
      text={t('home.latest_stores_text', { zone })}
      path="/store/latest"
      stores={firstLatest(first?.stores ?? [])}
    >
      <LatestStores market={market} />
    </StoreListPage>
  );
}
