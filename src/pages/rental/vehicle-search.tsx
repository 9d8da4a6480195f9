import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/react';
import { vehicleBrandsQuery, vehicleCategoriesQuery } from '@/features/rental/api';
import { SEARCH_PATH, vehiclePath } from '@/features/rental/rental-href';
import { firstVehiclesQuery, VehicleSearch } from '@/features/rental/vehicle-search';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { inRentalMarket } from '@/server/known-market';
import { rendered } from '@/server/ssr';
import { crumbsJsonLd, listJsonLd } from '@/shell/list-json-ld';
import { ListPage } from '@/shell/list-page';
import type { ListProps } from '@/shell/list-props';
import { Seo } from '@/shell/seo';

export const getStaticProps = rendered<ListProps>((it) =>
  inRentalMarket(it, (market) =>
    Promise.all([
      it.get(firstVehiclesQuery(market)),
      it.get(vehicleCategoriesQuery(market)),
      it.get(vehicleBrandsQuery(market)),
    ]),
  ),
);

export default function VehicleSearchPage({ shown, zone }: ListProps) {
  const { t } = useTranslation();
  const market = useVisitorMarket(shown, 'page');
  const { data } = useQuery({ ...firstVehiclesQuery(shown), enabled: false });
  const title = t('rental.search_title', { zone });
  const text = t('rental.search_text', { zone });
  const crumbs = [
    { name: t('rental.home'), path: '/home' },
    { name: title, path: SEARCH_PATH },
  ];
  const entries = (data?.vehicles ?? []).map((it) => ({ name: it.name, path: vehiclePath(it) }));
  return (
    <>
      <Seo
        title={title}
        description={text}
        path={SEARCH_PATH}
        jsonLd={(at) => [crumbsJsonLd(at, crumbs), listJsonLd(at, title, entries)]}
      />
      <ListPage title={title} text={text}>
        <VehicleSearch market={market} />
      </ListPage>
    </>
  );
}
