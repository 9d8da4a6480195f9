import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { CardTexts } from '@/features/item/use-card-texts';
import type { PageMarket } from '@/lib/page-market';
import { ChipRow } from '@/ui/controls/chip';
import { browserOnly } from '@/ui/lazy/browser-only';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import { LinkChip } from '@/ui/controls/link-chip';
import { SectionHead } from '@/ui/lists/section-head';
import { SkeletonGrid } from '@/ui/status/skeleton';
import { topVehiclesQuery, vehicleCategoriesQuery } from './api';
import { RentalBanners } from './rental-offers';
import { TripPanel } from './cart/trip-panel';
import { filterHref, noFilter } from './vehicles/vehicle-filter';

type Props = { market: PageMarket; texts: CardTexts };

// Their lists are fetched in the browser only.
const TopVehicles = browserOnly(
  () => import('./rental-lists').then((mod) => mod.TopVehicles),
  () => <SkeletonGrid of="vehicles" count={6} />,
);
const PopularProviders = browserOnly(
  () => import('./rental-lists').then((mod) => mod.PopularProviders),
  () => <></>,
);

const MoreCategories = browserOnly(
  () => import('./rental-lists').then((mod) => mod.MoreCategories),
  () => <></>,
);

/** The last part of the page: its script loads after the rest has rendered. */
const RentalCoupons = optionalLazy(async () => (await import('./cart/rental-coupons')).RentalCoupons);

/** Search, banners, vehicle categories, top vehicles, providers and coupons (wire-format §10). */
export function RentalHome({ market, texts }: Props) {
  const { t } = texts;
  const { data: kinds } = useQuery(vehicleCategoriesQuery(market));
  const { data: top, isPending } = useQuery(topVehiclesQuery(market));
  const categories = kinds?.categories ?? [];
  return (
    <>
      <TripPanel filter={noFilter} />
      <RentalBanners market={market} />
      {categories.length > 0 && (
        <section>
          <SectionHead title={t('shell.categories')} />
          <ChipRow label={t('shell.categories')} wrap>
            {categories.map(({ id, name }) => (
              <LinkChip key={id} href={filterHref({ ...noFilter, category: [id] })}>
                {name}
              </LinkChip>
            ))}
            {kinds && kinds.total_size > categories.length && <MoreCategories market={market} texts={texts} />}
          </ChipRow>
        </section>
      )}
      {(isPending || (top && top.vehicles.length > 0)) && (
        <section>
          <SectionHead
            title={t('rental.top_rated')}
            seeAll={{ href: filterHref({ ...noFilter, order: 'top_rated' }), text: t('ui.see_all') }}
          />
          <TopVehicles market={market} texts={texts} />
        </section>
      )}
      <PopularProviders market={market} />
      <Suspense>
        <RentalCoupons market={market} texts={texts} />
      </Suspense>
    </>
  );
}
