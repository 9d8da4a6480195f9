import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/react';
import { topOffersQuery, TopOfferStores } from '@/features/store/store-list';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { inDefaultMarket } from '@/server/known-market';
import { rendered } from '@/server/ssr';
import type { ListProps } from '@/shell/list-props';
import { StoreListPage } from '@/shell/store-list-page';

export const getStaticProps = rendered<ListProps>((it) =>
  inDefaultMarket(it, (market) => it.get(topOffersQuery(market))),
);

export default function TopOffers({ shown, zone }: ListProps) {
  const { t } = useTranslation();
  const market = useVisitorMarket(shown);
  const { data } = useQuery({ ...topOffersQuery(shown), enabled: false });
  return (
    <StoreListPage
      title={t('home.top_offers')}
      text={t('home.top_offers_text', { zone })}
      path="/store/top-offer-nearby"
      stores={data?.stores ?? []}
    >
      <TopOfferStores market={market} />
    </StoreListPage>
  );
}
