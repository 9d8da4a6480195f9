import { topOffersQuery } from '@/features/store/list/store-list-api';
import { pageInDefaultMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { EndlessStoreListPage, type EndlessProps } from '@/shell/lists/endless-store-list-page';

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<EndlessProps>((context) =>
  pageInDefaultMarket(context, async (market, page) => (await context.get(topOffersQuery(market, page))).stores.length),
);

export default function TopOffers(props: EndlessProps) {
  return <EndlessStoreListPage {...props} list="top-offer-nearby" />;
}
