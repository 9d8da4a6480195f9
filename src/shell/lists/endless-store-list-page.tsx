import { useTranslation } from 'react-i18next';
import { PopularStores, TopOfferStores } from '@/features/store/list/store-list';
import { popularStoresQuery, topOffersQuery } from '@/features/store/list/store-list-api';
import { usePrefetched } from '@/lib/api/use-prefetched';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import type { ListProps } from './list-props';
import { StoreListPage } from './store-list-page';

/** `page`: the first page of the list, counted from 1. */
export type EndlessProps = ListProps & { page: number };

const lists = {
  popular: { storesQuery: popularStoresQuery, Stores: PopularStores, name: 'popular_stores' },
  'top-offer-nearby': { storesQuery: topOffersQuery, Stores: TopOfferStores, name: 'top_offers' },
} as const;

/** `/store/popular` and `/store/top-offer-nearby`, the endless lists of stores (ROUTE-17). */
export function EndlessStoreListPage({
  renderedMarket,
  zone,
  page,
  list,
}: EndlessProps & { list: keyof typeof lists }) {
  const { t } = useTranslation();
  const { storesQuery, Stores, name } = lists[list];
  const market = useVisitorMarket(renderedMarket);
  const first = usePrefetched(storesQuery(renderedMarket, page));
  return (
    <StoreListPage
      title={t(`home.${name}`)}
      text={t(`home.${name}_text`, { zone })}
      path={`/store/${list}`}
      page={page}
      shown={first}
      stores={first?.stores ?? []}
    >
      <Stores key={page} market={market} page={page} />
    </StoreListPage>
  );
}
