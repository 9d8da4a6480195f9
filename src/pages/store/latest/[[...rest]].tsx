import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { firstLatest, LatestStores } from '@/features/store/list/store-list';
import { latestStoresQuery } from '@/features/store/list/store-list-api';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { loadInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import type { ListProps } from '@/shell/lists/list-props';
import { StoreListPage } from '@/shell/lists/store-list-page';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<ListProps>((context) =>
  loadInDefaultMarket(context, (market) => context.get(latestStoresQuery(market))),
);

export default function Latest({ shown, zone }: ListProps) {
  const { t } = useTranslation();
  const market = useVisitorMarket(shown);
  const { data } = useQuery({ ...latestStoresQuery(shown), enabled: false });
  return (
    <StoreListPage
      title={t('home.latest_stores')}
      text={t('home.latest_stores_text', { zone })}
      path="/store/latest"
      stores={firstLatest(data?.stores ?? [])}
    >
      <LatestStores market={market} />
    </StoreListPage>
  );
}
