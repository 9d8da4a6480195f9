import { useQuery } from '@tanstack/react-query';
import type { Provider } from '@/contract/rental/provider';
import { HungBanners } from '@/features/campaign/hung-banners';
import { formatRating } from '@/features/item/item-labels';
import { mediaSource } from '@/features/item/media-source';
import { Reviews } from '@/features/item/reviews/reviews';
import { deliveryTimeText } from '@/features/store/store-facts';
import { pagingProps } from '@/features/store/list/use-store-pages';
import { ListFailed } from '@/features/store/list-failed';
import { StoreOffer } from '@/features/store/screen/store-offer';
import { useStoreTexts, type StoreTexts } from '@/features/store/use-store-texts';
import { EmptyState } from '@/ui/status/empty-state';
import { Name } from '@/ui/display/name';
import { Notice } from '@/ui/status/notice';
import { Picture } from '@/ui/display/picture';
import { Rating } from '@/ui/display/rating';
import { More } from '@/ui/lists/more';
import { SectionHead } from '@/ui/lists/section-head';
import { SkeletonGrid } from '@/ui/status/skeleton';
import { travelIcons } from '@/ui/icons/travel-icons';
import { providerBannersQuery, providerReviewsQuery } from './api';
import { useProviderVehicles } from './fleet-api';
import { RentalHeart } from './rental-heart';
import styles from './rental.module.css';
import { VehicleGrid } from './vehicles/vehicle-card';

/** The page of a provider: profile, vehicles and reviews (ROUTE-18). */
export function ProviderScreen({ provider }: { provider: Provider }) {
  const texts = useStoreTexts();
  const { t } = texts;
  const { data: reviews, isLoadingError, refetch } = useQuery(providerReviewsQuery(provider.id));
  const { data: banners = [] } = useQuery(providerBannersQuery(provider.id));
  const rating = formatRating(provider, texts);
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <div className={styles.cover}>
          <Picture
            {...mediaSource(provider.cover_photo_full_url, 'cover', '(min-width: 1280px) 1280px, 100vw')}
            priority
          />
        </div>
        <div className={styles.identity}>
          <Picture src={provider.logo_full_url ?? '/images/no-picture.svg'} alt="" width={72} height={72} priority />
          <div>
            <h1 className="t28">
              <Name>{provider.name}</Name>
            </h1>
            <p className="muted">
              <Name>{provider.address}</Name>
            </p>
            <p className={styles.facts}>
              {rating && <Rating {...rating} />}
              <span>{t('rental.vehicle_count', { count: provider.vehicles_count })}</span>
              {provider.delivery_time && <span>{deliveryTimeText(provider.delivery_time, texts)}</span>}
            </p>
          </div>
          <RentalHeart kind="provider" id={provider.id} name={provider.name} look="plain" />
        </div>
        <StoreOffer store={provider} texts={texts} />
        {provider.announcement_message && (
          <Notice icon="bell">
            <Name>{provider.announcement_message}</Name>
          </Notice>
        )}
        <HungBanners banners={banners} />
      </header>
      <section className={styles.section}>
        <SectionHead title={t('rental.vehicles')} />
        <Vehicles provider={provider} texts={texts} />
      </section>
      <section className={styles.section} aria-labelledby="reviews-title">
        <SectionHead title={t('rental.reviews')} id="reviews-title" />
        <Reviews
          store_name={provider.name}
          avg_rating={provider.avg_rating}
          rating_count={provider.rating_count}
          ratings={reviews?.provider.ratings ?? []}
          reviews={(reviews?.reviews ?? []).map((review, id) => ({ ...review, id, item_name: review.vehicle_name }))}
          onRetry={isLoadingError ? refetch : undefined}
        />
      </section>
    </div>
  );
}

function Vehicles({ provider, texts }: { provider: Provider; texts: StoreTexts }) {
  const list = useProviderVehicles(provider);
  const { failed, retry, more } = pagingProps(list);
  const vehicles = list.data?.pages.flatMap((page) => page.vehicles);
  if (!vehicles) return failed ? <ListFailed onRetry={retry} /> : <SkeletonGrid of="vehicles" count={3} />;
  if (vehicles.length === 0) return <EmptyState icon={travelIcons.car} title={texts.t('rental.none')} />;
  return (
    <>
      <VehicleGrid vehicles={vehicles} texts={texts} />
      {more && <More label={texts.t('ui.show_more')} {...more} byHand />}
    </>
  );
}
