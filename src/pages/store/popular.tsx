import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/react';
import { popularStoresQuery, PopularStores } from '@/features/store/store-list';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { inDefaultMarket } from '@/server/known-market';
import { rendered } from '@/server/ssr';
import type { ListProps } from '@/shell/list-props';
import { StoreListPage } from '@/shell/store-list-page';

export const getStaticProps = rendered<ListProps>((it) =>
  inDefaultMarket(it, (market) => it.get(popularStoresQuery(market))),
);

export default function Popular({ shown, zone }: ListProps) {
  const { t } = useTranslation();
  const market = useVisitorMarket(shown);
  const { data } = useQuery({ ...popularStoresQuery(shown), enabled: false });
  return (
    <StoreListPage
      title={t('home.popular_stores')}
      text={t('home.popular_stores_text', { zone })}
      path="/store/popular"
      stores={data?.stores ?? []}
    >
      <PopularStores market={market} />
    </StoreListPage>
  );
}
