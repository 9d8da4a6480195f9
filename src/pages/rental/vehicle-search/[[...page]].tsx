import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pagePath } from '@/domain/catalogue/page-links';
import { vehicleBrandsQuery, vehicleCategoriesQuery } from '@/features/rental/api';
import { SEARCH_PATH, vehiclePath } from '@/features/rental/rental-href';
import { allVehiclesQuery, VehicleSearch } from '@/features/rental/vehicles/vehicle-search';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { pageInRentalMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import { crumbsJsonLd, listJsonLd } from '@/shell/seo/list-json-ld';
import { ListPage } from '@/shell/lists/list-page';
import type { ListProps } from '@/shell/lists/list-props';
import { Seo } from '@/shell/seo/seo';
import { usePageLinks } from '@/shell/lists/use-page-links';

type Props = ListProps & { page: number };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>((loading) =>
  pageInRentalMarket(loading, async (market, page) => {
    const [{ vehicles }] = await Promise.all([
      loading.get(allVehiclesQuery(market, page)),
      loading.get(vehicleCategoriesQuery(market)),
      loading.get(vehicleBrandsQuery(market)),
    ]);
    return vehicles.length;
  }),
);

/** All vehicles, one URL per page of the list; filters are in the query (ROUTE-18). */
export default function VehicleSearchPage({ shown, zone, page }: Props) {
  const { t } = useTranslation();
  const market = useVisitorMarket(shown, 'page');
  const { data } = useQuery({ ...allVehiclesQuery(shown, page), enabled: false });
  const [titleOf] = usePageLinks(SEARCH_PATH, page, undefined);
  const title = t('rental.search_title', { zone });
  const text = t('rental.search_text', { zone });
  const crumbs = [
    { name: t('rental.home'), path: '/home' },
    { name: title, path: SEARCH_PATH },
  ];
  const entries = (data?.vehicles ?? []).map((vehicle) => ({ name: vehicle.name, path: vehiclePath(vehicle) }));
  return (
    <>
      <Seo
        title={titleOf(title)}
        description={text}
        path={pagePath(SEARCH_PATH, page)}
        jsonLd={
          typeof window === 'undefined' ? (at) => [crumbsJsonLd(at, crumbs), listJsonLd(at, title, entries)] : null
        }
        noindex={entries.length === 0}
      />
      <ListPage title={title} text={text}>
        <VehicleSearch market={market} page={page} />
      </ListPage>
    </>
  );
}
