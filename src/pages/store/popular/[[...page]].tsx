import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/react';
import { popularStoresQuery, PopularStores } from '@/features/store/store-list';
import { pageNumber } from '@/domain/page-links';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { inDefaultMarket } from '@/server/known-market';
import { missing, onDemand, rendered } from '@/server/ssr';
import type { ListProps } from '@/shell/list-props';
import { StoreListPage } from '@/shell/store-list-page';

type Props = ListProps & { page: number };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async (it) => {
  const page = pageNumber(it.params['page']);
  if (page === null) return missing;
  let found = 0;
  const props = await inDefaultMarket(it, async (market) => {
    found = (await it.get(popularStoresQuery(market, page))).stores.length;
  });
  if ('notFound' in props || (page > 1 && found === 0)) return missing;
  return { ...props, page };
});

export default function Popular({ shown, zone, page }: Props) {
  const { t } = useTranslation();
  const market = useVisitorMarket(shown);
  const { data } = useQuery({ ...popularStoresQuery(shown, page), enabled: false });
  return (
    <StoreListPage
      title={t('home.popular_stores')}
      text={t('home.popular_stores_text', { zone })}
      path="/store/popular"
      page={page}
      shown={data}
      stores={data?.stores ?? []}
    >
      <PopularStores key={page} market={market} page={page} />
    </StoreListPage>
  );
}
