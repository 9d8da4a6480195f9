import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import type { CardTexts } from '@/features/item/use-card-texts';
import { useSession } from '@/lib/session';
import type { PageMarket } from '@/lib/page-market';
import { Button } from '@/ui/button';
import { ChipRow } from '@/ui/chip';
import { Radio } from '@/ui/choice';
import { LinkChip } from '@/ui/link-chip';
import { SectionHead } from '@/ui/section-head';
import { SkeletonGrid } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import { topVehiclesQuery, vehicleCategoriesQuery } from './api';
import { SEARCH_PATH } from './rental-href';
import styles from './rental.module.css';
import { VehicleGrid } from './vehicle-card';
import { filterHref, readFilter, tripTypes } from './vehicle-filter';

type Props = { market: PageMarket; texts: CardTexts };

const nothing = readFilter({});

/** What rental's home has beside its banners and coupons: a search, the kinds of vehicles and the best rated ones. */
export function RentalHome({ market, texts }: Props) {
  const { t } = texts;
  const { data: kinds } = useQuery(vehicleCategoriesQuery(market));
  const { data: top, isPending } = useQuery(topVehiclesQuery(market));
  const categories = kinds?.categories ?? [];
  return (
    <>
      <TripSearch texts={texts} />
      {categories.length > 0 && (
        <section>
          <SectionHead title={t('rental.category')} />
          <ChipRow label={t('rental.category')} wrap>
            {categories.map(({ id, name }) => (
              <LinkChip key={id} href={filterHref({ ...nothing, category: [id] })}>
                {name}
              </LinkChip>
            ))}
          </ChipRow>
        </section>
      )}
      {(isPending || (top && top.vehicles.length > 0)) && (
        <section>
          <SectionHead
            title={t('rental.top_rated')}
            seeAll={{ href: filterHref({ ...nothing, order: 'top_rated' }), text: t('ui.see_all') }}
          />
          {top ? <VehicleGrid vehicles={top.vehicles} texts={texts} /> : <SkeletonGrid of="vehicles" count={6} />}
        </section>
      )}
    </>
  );
}

/** Begins where the customer is; the search goes on with kind, time and length of the trip. */
function TripSearch({ texts: { t } }: Pick<Props, 'texts'>) {
  const { push } = useRouter();
  const { currentLatLng: at, location } = useSession();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const pickup = at && { lat: at.lat, lng: at.lng, location_name: location ?? '' };
    void push(filterHref({ ...readFilter(said), pickup }));
  }

  return (
    <form className={styles.search} action={SEARCH_PATH} aria-label={t('rental.your_trip')} onSubmit={search}>
      {location && (
        <p className={styles.from}>
          <span className="muted t14">{t('rental.pickup')}</span>
          <b>
            <bdi>{location}</bdi>
          </b>
        </p>
      )}
      <div role="radiogroup" aria-label={t('rental.trip_type')}>
        {tripTypes.map((it) => (
          <Radio key={it} name="trip_type" value={it} defaultChecked={it === 'hourly'}>
            {t(`rental.${it}`)}
          </Radio>
        ))}
      </div>
      <TextField label={t('rental.pickup_time')} name="date" type="datetime-local" />
      <TextField label={t('rental.duration')} name="duration" type="number" min={1} max={744} inputMode="numeric" />
      <Button type="submit" icon="search">
        {t('rental.search')}
      </Button>
    </form>
  );
}
