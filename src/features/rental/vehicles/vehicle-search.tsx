import { useRouter } from 'next/router';
import { useState } from 'react';
import type { VehicleSearchPage } from '@/contract/rental/vehicle';
import { linkedPages } from '@/domain/catalogue/page-links';
import { useCardTexts, type CardTexts } from '@/features/item/use-card-texts';
import { ListFailed } from '@/features/store/list-failed';
import { ApiFailure } from '@/lib/api/errors';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import type { PageMarket } from '@/lib/page-market';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/controls/button';
import { Chip } from '@/ui/controls/chip';
import { EmptyState } from '@/ui/status/empty-state';
import { LinkChip } from '@/ui/controls/link-chip';
import { Menu } from '@/ui/popups/menu';
import { SkeletonGrid } from '@/ui/status/skeleton';
import { travelIcons } from '@/ui/icons/travel-icons';
import { toolIcons } from '@/ui/icons/tool-icons';
import { useVehicleBrands, useVehicleCategories } from '../fleet-api';
import styles from '../rental.module.css';
import { TripPanel } from '../cart/trip-panel';
import { saveTripCriteria, readTripCriteria, useTripCriteria } from '../trip-criteria';
import { useTripWay } from '../trip-terms';
import { toSearchedTrip } from './trip-estimate';
import { VehicleGrid, type Searched } from './vehicle-card';
import {
  filterCount,
  filterHref,
  noFilter,
  orders,
  readFilter,
  VEHICLES_PAGE,
  type VehicleFilter,
} from './vehicle-filter';
import { useKindList } from './kind-list';
import { VehicleFilters } from './vehicle-filters';
import { useFilteredVehicles } from './vehicle-search-api';

/** The filter in the URL. Until hydration it is only the page number, since the server renders without the query. */
function useFilter(page: number) {
  const { query, push } = useRouter();
  const isHydrated = useHydrated();
  const filter = isHydrated ? readFilter(query) : { ...noFilter, page };
  // Shallow on the first page only: the title of another page names its number and has to be replaced.
  const show = (next: VehicleFilter) => void push(filterHref(next), undefined, { shallow: page === 1, scroll: false });
  return { filter, show, isKnown: isHydrated };
}

/** Vehicles with filters, sort order and pagination (ROUTE-18, wire-format §8). */
export function VehicleSearch({ market, page }: { market: PageMarket; page: number }) {
  const texts = useCardTexts();
  const { t } = texts;
  const { filter, show, isKnown } = useFilter(page);
  const [isOpen, setOpen] = useState(false);
  const list = useFilteredVehicles(market, filter);
  const categories = useKindList(useVehicleCategories(market), (page) => page.categories, filter.category);
  const brands = useKindList(useVehicleBrands(market), (page) => page.brands, filter.brand);
  const change = (part: Partial<VehicleFilter>) => show({ ...filter, ...part, page: 1 });
  const clear = () => show({ ...noFilter, ...pickTrip(filter) });
  const goSoon = () => {
    saveTripCriteria({ ...readTripCriteria(), date: '' });
    change({ date: '' });
  };
  const searched = useSearched(filter);
  const chosen = filterCount(filter);
  return (
    <>
      <TripPanel key={isKnown ? filterHref(tripOnly(filter)) : ''} filter={filter} />
      <div className={styles.results} aria-busy={list.isPlaceholderData || undefined}>
        <VehicleFilters
          filter={filter}
          onChange={change}
          onClear={clear}
          categories={categories}
          brands={brands}
          found={list.data}
          texts={texts}
          isOpen={isOpen}
        />
        <section>
          <div className={styles.head}>
            <h2 className="t20" role="status">
              {list.data ? foundText(list.data.total_size, filter, texts) : t('rental.vehicles')}
            </h2>
            <div className={styles.tools}>
              <Chip
                className={styles.opener ?? ''}
                icon={toolIcons.sliders}
                aria-expanded={isOpen}
                aria-controls="vehicle-filters"
                onClick={() => setOpen(!isOpen)}
              >
                {chosen > 0 ? t('rental.filters_count', { number: chosen }) : t('rental.filters')}
              </Chip>
              <OrderMenu order={filter.order} onOrder={(order) => change({ order })} texts={texts} />
            </div>
          </div>
          <Found list={list} filter={filter} searched={searched} texts={texts} onClear={clear} onSoon={goSoon} />
        </section>
      </div>
    </>
  );
}

function foundText(count: number, { pickup }: VehicleFilter, { t }: CardTexts): string {
  return pickup ? t('rental.found_near', { count, place: pickup.location_name }) : t('rental.found', { count });
}

/** What the cards show of the searched trip: its start and its total price. */
function useSearched(filter: VehicleFilter): Searched {
  const { currentLatLng } = useSession();
  const [{ destination }] = useTripCriteria();
  const { pickup, trip_type } = filter;
  const way = useTripWay({ pickup, destination: trip_type === 'distance_wise' ? destination : null });
  return { trip: toSearchedTrip(filter, way), from: pickup ?? currentLatLng };
}

/** Place and time stay when the filters are cleared. */
const pickTrip = ({ pickup, date, duration }: VehicleFilter) => ({ pickup, date, duration });

/** When the URL changes to another trip, the panel restarts with it. */
const tripOnly = (filter: VehicleFilter) => ({ ...noFilter, ...pickTrip(filter), trip_type: filter.trip_type });

type OrderProps = { order: VehicleFilter['order']; onOrder: (order: VehicleFilter['order']) => void; texts: CardTexts };

function OrderMenu({ order, onOrder, texts: { t } }: OrderProps) {
  return (
    <Menu
      label={t('ui.sort')}
      trigger={(attributes) => (
        <Chip icon="arrow-up-down" {...attributes}>
          {t('ui.sort_by', { order: t(`rental.by_${order}`) })}
        </Chip>
      )}
      entries={orders.map((sortOrder) => ({
        label: t(`rental.by_${sortOrder}`),
        current: sortOrder === order,
        onSelect: () => onOrder(sortOrder),
      }))}
    />
  );
}

type FoundProps = {
  list: { data: VehicleSearchPage | undefined; error: Error | null; refetch: () => unknown };
  filter: VehicleFilter;
  searched: Searched;
  texts: CardTexts;
  onClear: () => void;
  /** Shows vehicles for now instead of the time in the URL. */
  onSoon: () => void;
};

function Found({ list: { data, error, refetch }, filter, searched, texts, onClear, onSoon }: FoundProps) {
  const { t } = texts;
  if (error instanceof ApiFailure && error.code === 'trip_time') {
    const action = <Button onClick={onSoon}>{t('rental.soon')}</Button>;
    return <EmptyState icon={travelIcons.calendar} title={t('rental.no_time')} text={error.message} action={action} />;
  }
  if (!data) return error ? <ListFailed onRetry={() => void refetch()} /> : <SkeletonGrid of="vehicles" count={6} />;
  if (data.vehicles.length === 0) {
    const action = <Button onClick={onClear}>{t('rental.clear_filters')}</Button>;
    return <EmptyState icon={travelIcons.car} title={t('rental.none')} text={t('rental.none_text')} action={action} />;
  }
  const pages = linkedPages(filter.page, data.total_size, VEHICLES_PAGE);
  return (
    <div className={styles.list}>
      <VehicleGrid vehicles={data.vehicles} texts={texts} searched={searched} priority />
      {pages.length > 0 && (
        <nav className={styles.pages} aria-label={t('ui.pages')}>
          {pages.map((page) => (
            <LinkChip key={page} href={filterHref({ ...filter, page })} current={page === filter.page}>
              <span className="vh">{t('rental.page', { number: page })}</span>
              <bdi aria-hidden="true">{page}</bdi>
            </LinkChip>
          ))}
        </nav>
      )}
    </div>
  );
}
