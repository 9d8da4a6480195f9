import { memo } from 'react';
import type { Vehicle } from '@/contract/rental/vehicle';
import type { Trip } from '@/domain/rental/trip-price';
import { ratingOf } from '@/features/item/item-labels';
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

/** What a list was searched for. */
export type Searched = {
  /** Its whole price stands on the card, where its length is known. */
  trip: Trip | null;
  /** Where it begins. */
  from: { lat: number; lng: number } | null;
};

type Props = {
  vehicle: Vehicle;
  texts: CardTexts;
  searched?: Searched | undefined;
  priority?: boolean | undefined;
};

/** A vehicle of a grid: what it is, what an hour or a kilometre costs, how many are free. */
export const VehicleCard = memo(Card);

function Card({ vehicle, texts, searched, priority }: Props) {
  const { t } = texts;
  const { name, provider, total_vehicle_count: count, avg_rating, total_reviews: rating_count } = vehicle;
  const rating = ratingOf({ avg_rating, rating_count }, texts);
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

/** Of the kind of trip that was searched for, else the first. */
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
