import { memo } from 'react';
import type { Vehicle } from '@/contract/rental/vehicle';
import { ratingOf } from '@/features/item/item-labels';
import { mediaSource, storeSizes } from '@/features/item/media-source';
import type { CardTexts } from '@/features/item/use-card-texts';
import { ButtonLink } from '@/ui/controls/button';
import { Grid } from '@/ui/lists/grid';
import { CoverLink } from '@/ui/controls/cover-link';
import { Media } from '@/ui/display/media';
import { Name } from '@/ui/display/name';
import { Rating } from '@/ui/display/rating';
import { RentalHeart } from '../rental-heart';
import { vehiclePath } from '../rental-href';
import styles from './vehicle-card.module.css';
import { RateLine, ratesOf, VehicleBadges, VehicleSpecs } from './vehicle-labels';

type Props = { vehicle: Vehicle; texts: CardTexts; priority?: boolean | undefined };

/** A vehicle of a grid: what it is, what an hour or a kilometre costs, how many are free. */
export const VehicleCard = memo(Card);

function Card({ vehicle, texts, priority }: Props) {
  const { t } = texts;
  const { name, provider, total_vehicle_count: count, avg_rating, total_reviews: rating_count } = vehicle;
  const rating = ratingOf({ avg_rating, rating_count }, texts);
  const rate = ratesOf({ vehicle, texts })[0];
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
          </p>
        </div>
        <VehicleSpecs vehicle={vehicle} texts={texts} />
        <div className={styles.buy}>
          <div>
            {rate && <RateLine rate={rate} texts={texts} />}
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

export function VehicleGrid({
  vehicles,
  texts,
  priority = false,
}: { vehicles: readonly Vehicle[] } & Omit<Props, 'vehicle'>) {
  return (
    <Grid of="vehicles">
      {vehicles.map((vehicle, n) => (
        <VehicleCard key={vehicle.id} vehicle={vehicle} texts={texts} priority={priority && n < 3} />
      ))}
    </Grid>
  );
}
