import { memo } from 'react';
import type { Vehicle } from '@/contract/rental/vehicle';
import type { Trip } from '@/domain/rental/trip-price';
import { formatRating } from '@/features/item/item-labels';
import { mediaSource, storeSizes } from '@/features/item/media-source';
import type { CardTexts } from '@/features/item/use-card-texts';
import { ButtonLink } from '@/ui/controls/button';
import { Grid } from '@/ui/lists/grid';
import { CoverLink } from '@/ui/controls/cover-link';
import { Media } from '@/ui/cards/media';
import { Name } from '@/ui/display/name';
import { Rating } from '@/ui/display/rating';
import { RentalHeart } from '../rental-heart';
import { vehiclePath } from '../rental-href';
import { tripEstimate, kilometresTo } from './trip-estimate';
import styles from './vehicle-card.module.css';
import { RateLine, ratesOf, VehicleBadges, VehicleSpecs } from './vehicle-labels';

/** The search criteria of a list. */
export type Searched = {
  /** The card shows the price for the whole trip when its length is known. */
  trip: Trip | null;
  /** The start of the trip. */
  from: { lat: number; lng: number } | null;
};

type Props = {
  vehicle: Vehicle;
  texts: CardTexts;
  searched?: Searched | undefined;
  priority?: boolean | undefined;
};

/** A vehicle in a grid: its facts, the price per hour or kilometre, and how many are free. */
export const VehicleCard = memo(Card);

function Card({ vehicle, texts, searched, priority }: Props) {
  const { t } = texts;
  const { name, provider, total_vehicle_count: count, avg_rating, total_reviews: rating_count } = vehicle;
  const rating = formatRating({ avg_rating, rating_count }, texts);
  const rate = rateFor(vehicle, texts, searched?.trip);
  const km = kilometresTo(vehicle, searched?.from ?? null);
  return (
    <article className={styles.card}>
      <Media
        className={styles.media}
        picture={mediaSource(vehicle.thumbnail_full_url, 'item', storeSizes)}
        priority={priority}
        badges={<VehicleBadges vehicle={vehicle} texts={texts} />}
        heart={<RentalHeart kind="vehicle" id={vehicle.id} name={name} />}
      />
      <div className={styles.body}>
        <div>
          <div className={styles.head}>
            <h3 className={styles.name}>
              <CoverLink href={vehiclePath(vehicle)} lines={1}>
                <Name>{name}</Name>
              </CoverLink>
            </h3>
            {rating && <Rating {...rating} />}
          </div>
          <p className="t14 muted">
            <Name>{provider.name}</Name>
            {km !== null && ` · ${t('ui.kilometres', { distance: km.toFixed(1) })}`}
          </p>
        </div>
        <VehicleSpecs vehicle={vehicle} texts={texts} />
        <div className={styles.buy}>
          <div>
            {rate && <RateLine rate={rate} texts={texts} />}
            {searched?.trip && <TripPrice vehicle={vehicle} trip={searched.trip} texts={texts} />}
            <p className="t14 muted">{t('rental.available', { count })}</p>
          </div>
          <ButtonLink
            className={styles.rent ?? ''}
            size="small"
            href={vehiclePath(vehicle)}
            aria-label={t('rental.rent_name', { name })}
          >
            {t('rental.rent')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** The rate for the searched kind of trip, else the first one. */
function rateFor(vehicle: Vehicle, texts: CardTexts, trip: Trip | null | undefined) {
  const rates = ratesOf({ vehicle, texts });
  return rates.find(({ kind }) => kind === trip?.rental_type) ?? rates[0];
}

function TripPrice({ vehicle, trip, texts }: { vehicle: Vehicle; trip: Trip; texts: CardTexts }) {
  const { total } = tripEstimate(vehicle, trip, texts);
  return <p className={styles.trip}>{texts.t('rental.for_the_trip', { amount: texts.short(total) })}</p>;
}

export function VehicleGrid({
  vehicles,
  texts,
  searched,
  priority = false,
}: { vehicles: readonly Vehicle[] } & Omit<Props, 'vehicle'>) {
  return (
    <Grid of="vehicles">
      {vehicles.map((vehicle, n) => (
        <VehicleCard
          key={vehicle.id}
          vehicle={vehicle}
          texts={texts}
          searched={searched}
          priority={priority && n < 3}
        />
      ))}
    </Grid>
  );
}
