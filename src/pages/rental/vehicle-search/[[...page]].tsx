import { useTranslation } from 'react-i18next';
import { vehicleBrandsQuery, vehicleCategoriesQuery } from '@/features/rental/api';
import { SEARCH_PATH, vehiclePath } from '@/features/rental/rental-href';
import { VehicleSearch } from '@/features/rental/vehicles/vehicle-search';
import { allVehiclesQuery } from '@/features/rental/vehicles/vehicle-search-api';
import { usePrefetched } from '@/lib/api/use-prefetched';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { pageInRentalMarket } from '@/server/pages/resolve-market';
import { onDemand, rendered } from '@/server/pages/ssr';
import type { ListProps } from '@/shell/lists/list-props';
import { PublicListPage } from '@/shell/lists/public-list-page';

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
export default function VehicleSearchPage({ renderedMarket, zone, page }: Props) {
  const { t } = useTranslation();
  const market = useVisitorMarket(renderedMarket, 'page');
  const first = usePrefetched(allVehiclesQuery(renderedMarket, page));
  const entries = (first?.vehicles ?? []).map((vehicle) => ({ name: vehicle.name, path: vehiclePath(vehicle) }));
  return (
    <PublicListPage
      title={t('rental.search_title', { zone })}
      text={t('rental.search_text', { zone })}
      path={SEARCH_PATH}
      page={page}
      entries={() => entries}
      noindex={entries.length === 0}
    >
      <VehicleSearch market={market} page={page} />
    </PublicListPage>
  );
}
