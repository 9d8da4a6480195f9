import { useQuery } from '@tanstack/react-query';
import type { StoreDiscount } from '@/contract/catalogue/store';
import type { VehicleDetails } from '@/contract/rental/vehicle';
import { isDiscountRunning } from '@/domain/catalogue/store-discount';
import { formatRating } from '@/features/item/item-labels';
import { Gallery } from '@/features/item/product/gallery';
import { Reviews } from '@/features/item/reviews/reviews';
import { ShareButton } from '@/features/item/share-button';
import { useCardTexts, type CardTexts } from '@/features/item/use-card-texts';
import { Breadcrumbs } from '@/ui/lists/breadcrumbs';
import { ButtonLink } from '@/ui/controls/button';
import { Notice } from '@/ui/status/notice';
import { Picture } from '@/ui/display/picture';
import { Rating } from '@/ui/display/rating';
import { SectionHead } from '@/ui/lists/section-head';
import { SkeletonBox } from '@/ui/status/skeleton';
import { OTHERS, otherVehiclesQuery, vehicleReviewsQuery } from '../api';
import { RentalHeart } from '../rental-heart';
import { providerPath, SEARCH_PATH } from '../rental-href';
import rent from '../rent-form.module.css';
import styles from '../rental.module.css';
import { VehicleGrid } from './vehicle-card';
import { fuelText, gearText, RateLine, ratesOf, VehicleBadges, VehicleSpecs } from './vehicle-labels';
import { browserOnly } from '@/ui/lazy/browser-only';
import { Name } from '@/ui/display/name';

const RentForm = browserOnly(
  () => import('../rent-form').then((mod) => mod.RentForm),
  () => (
    <div className={rent.waiting} aria-busy="true">
      <SkeletonBox shape="bar" />
      <SkeletonBox shape="bar" />
      <SkeletonBox shape="bar" />
    </div>
  ),
);

type Props = { vehicle: VehicleDetails };

/** The page of a vehicle: pictures, rates, provider, specifications, reviews (wire-format §10). */
export function VehicleScreen({ vehicle }: Props) {
  const texts = useCardTexts();
  const { t } = texts;
  const { name, provider } = vehicle;
  const { data: reviews, isLoadingError, refetch } = useQuery(vehicleReviewsQuery(vehicle.id));
  const { data: others } = useQuery(otherVehiclesQuery(vehicle.provider_id));
  const more = (others?.vehicles ?? []).filter(({ id }) => id !== vehicle.id).slice(0, OTHERS);
  const crumbs = [
    { text: t('rental.home'), href: '/home' },
    { text: t('rental.vehicles'), href: SEARCH_PATH },
    { text: name },
  ];
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs label={t('home.breadcrumbs')} crumbs={crumbs} />
      <div className={styles.detail}>
        <Gallery
          item={{ name, image_full_url: vehicle.thumbnail_full_url, images_full_url: vehicle.images_full_url }}
          badges={<VehicleBadges vehicle={vehicle} texts={texts} />}
          tools={
            <>
              <RentalHeart kind="vehicle" id={vehicle.id} name={name} look="plain" />
              <ShareButton title={name} />
            </>
          }
        />
        <Offer vehicle={vehicle} texts={texts} />
        <Specifications vehicle={vehicle} texts={texts} />
      </div>
      <section className={styles.section} aria-labelledby="reviews-title">
        <SectionHead title={t('rental.reviews')} id="reviews-title" />
        <Reviews
          store_name={provider.name}
          avg_rating={vehicle.avg_rating}
          rating_count={vehicle.total_reviews}
          reviews={(reviews?.reviews ?? []).map((review, id) => ({ ...review, id }))}
          onRetry={isLoadingError ? refetch : undefined}
        />
      </section>
      {more.length > 0 && (
        <section className={styles.section}>
          <SectionHead title={t('rental.more_from', { name: provider.name })} />
          <VehicleGrid vehicles={more} texts={texts} />
        </section>
      )}
    </div>
  );
}

function Offer({ vehicle, texts }: Props & { texts: CardTexts }) {
  const { t, short, now } = texts;
  const { provider, discount_type, discount_price, avg_rating, total_reviews: rating_count } = vehicle;
  const rating = formatRating({ avg_rating, rating_count }, texts);
  const { discount } = provider;
  return (
    <div className={styles.box}>
      <h1 className="t28">
        <Name>{vehicle.name}</Name>
      </h1>
      <div className={styles.facts}>
        {rating && <Rating {...rating} />}
        <span className="muted">{t('rental.available', { count: vehicle.total_vehicles })}</span>
      </div>
      <VehicleSpecs vehicle={vehicle} texts={texts} />
      <section className={styles.prices} aria-label={t('rental.prices')}>
        {ratesOf({ vehicle, texts }).map((rate) => (
          <RateLine key={rate.kind} rate={rate} texts={texts} size="hero" />
        ))}
        {discount_type === 'amount' && discount_price > 0 && (
          <p className="muted">{t('rental.off_trip', { amount: short(discount_price) })}</p>
        )}
      </section>
      <RentForm vehicle={vehicle} />
      {discount && now !== null && isDiscountRunning(discount, now) && (
        <Notice icon="badge-percent">
          {t('rental.provider_offer', { amount: formatDiscount(discount, short), name: provider.name })}
        </Notice>
      )}
      <section className={styles.provider} aria-label={t('rental.rented_by')}>
        <Picture src={provider.logo_full_url ?? '/images/no-picture.svg'} alt="" width={56} height={56} />
        <div>
          <p className="strong">
            <Name>{provider.name}</Name>
          </p>
          <p className="muted t14">
            <Name>{provider.address}</Name>
          </p>
        </div>
        <ButtonLink href={providerPath(provider)} look="secondary" size="small">
          {t('rental.visit_provider')}
        </ButtonLink>
      </section>
    </div>
  );
}

const formatDiscount = ({ discount, discount_type }: StoreDiscount, short: CardTexts['short']) =>
  discount_type === 'percent' ? `${discount}%` : short(discount);

function Specifications({ vehicle, texts: { t } }: Props & { texts: CardTexts }) {
  const { engine_capacity: capacity, engine_power: power } = vehicle;
  const rows = [
    [t('rental.brand'), vehicle.brand?.name],
    [t('rental.model'), vehicle.model],
    [t('rental.gear'), gearText(vehicle.transmission_type, t)],
    [t('rental.fuel'), fuelText(vehicle.fuel_type, t)],
    [t('rental.seats_title'), vehicle.seating_capacity],
    [t('rental.engine'), capacity && t('rental.engine_value', { capacity })],
    [t('rental.power'), power && t('rental.power_value', { power })],
    [t('rental.air_condition'), t(vehicle.air_condition ? 'ui.yes' : 'ui.no')],
  ].filter(([, value]) => value);
  return (
    <section className={styles.about}>
      {vehicle.description && (
        <>
          <SectionHead title={t('rental.about')} />
          <p>
            <Name>{vehicle.description}</Name>
          </p>
        </>
      )}
      <h2 className={`t20 ${styles.section}`}>{t('rental.specifications')}</h2>
      <dl className={styles.specs}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
