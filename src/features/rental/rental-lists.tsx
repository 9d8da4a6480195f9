import { useQuery } from '@tanstack/react-query';
import type { CardTexts } from '@/features/item/use-card-texts';
import { pagingProps } from '@/features/store/list/use-store-pages';
import { useStoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import { Button } from '@/ui/controls/button';
import { LinkChip } from '@/ui/controls/link-chip';
import { Grid } from '@/ui/lists/grid';
import { SectionHead } from '@/ui/lists/section-head';
import { SkeletonGrid } from '@/ui/status/skeleton';
import { providersQuery, topVehiclesQuery } from './api';
import { useVehicleCategories } from './fleet-api';
import { ProviderCard } from './provider-card';
import { POPULAR_PATH } from './rental-href';
import { VehicleGrid } from './vehicles/vehicle-card';
import { filterHref, noFilter } from './vehicles/vehicle-filter';

const SHOWN = 6;

/** The best rated vehicles on the home of rental; a skeleton while loading. */
export function TopVehicles({ market, texts }: { market: PageMarket; texts: CardTexts }) {
  const { data } = useQuery(topVehiclesQuery(market));
  return data ? <VehicleGrid vehicles={data.vehicles} texts={texts} /> : <SkeletonGrid of="vehicles" count={SHOWN} />;
}

/** The chips after those of the first page of categories, and a button for the next ones. */
export function MoreCategories({ market, texts: { t } }: { market: PageMarket; texts: CardTexts }) {
  const list = useVehicleCategories(market);
  const { more } = pagingProps(list);
  return (
    <>
      {list.data?.pages.slice(1).flatMap(({ categories }) =>
        categories.map(({ id, name }) => (
          <LinkChip key={id} href={filterHref({ ...noFilter, category: [id] })}>
            {name}
          </LinkChip>
        )),
      )}
      {more && (
        <Button look="text" size="small" loading={more.loading} onClick={more.onMore}>
          {t('ui.show_more')}
        </Button>
      )}
    </>
  );
}

/** The popular providers on the home of rental (HOME-05). */
export function PopularProviders({ market }: { market: PageMarket }) {
  const texts = useStoreTexts();
  const { t } = texts;
  const { data } = useQuery(providersQuery(market, 'popular'));
  if (!data || data.providers.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('rental.popular')} seeAll={{ href: POPULAR_PATH, text: t('ui.see_all') }} />
      <Grid of="stores">
        {data.providers.slice(0, SHOWN).map((provider) => (
          <ProviderCard key={provider.id} provider={provider} texts={texts} />
        ))}
      </Grid>
    </section>
  );
}
