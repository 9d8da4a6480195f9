import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/react';
import { topOffersQuery, TopOfferStores } from '@/features/store/store-list';
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
    found = (await it.get(topOffersQuery(market, page))).stores.length;
  });
  if ('notFound' in props || (page > 1 && found === 0)) return missing;
  return { ...props, page };
});

export default function TopOffers({ shown, zone, page }: Props) {
  const { t } = useTranslation();
  const market = useVisitorMarket(shown);
  const { data } = useQuery({ ...topOffersQuery(shown, page), enabled: false });
  return (
    <StoreListPage
      title={t('home.top_offers')}
      text={t('home.top_offers_text', { zone })}
      path="/store/top-offer-nearby"
      page={page}
      shown={data}
      stores={data?.stores ?? []}
    >
      <TopOfferStores key={page} market={market} page={page} />
    </StoreListPage>
  );
}
