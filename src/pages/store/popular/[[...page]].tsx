import { popularStoresQuery } from '@/features/store/list/store-list-api';
import { pageInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { EndlessStoreListPage, type EndlessProps } from '@/shell/lists/endless-store-list-page';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<EndlessProps>((it) =>
  pageInDefaultMarket(it, async (market, page) => (await it.get(popularStoresQuery(market, page))).stores.length),
);

export default function Popular(props: EndlessProps) {
  return <EndlessStoreListPage {...props} list="popular" />;
}
