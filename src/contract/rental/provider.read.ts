import { readPaging } from '../core/paging';
import { amount, amountOrNull, ids, list, record, records, text, textOrNull } from '../core/wire-values';
import { readRatings, readStore, readStoreCard } from '../catalogue/store.read';
import type { RentalWishlist } from './rental-wishlist';
import { readVehicle, readVehicleReview } from './vehicle.read';
import type { Provider, ProviderCard, ProviderPage, ProviderReviewPage, RentalBanner } from './provider';

export function readProviderPage(answer: unknown): ProviderPage {
  const providers = list(record(answer).stores).map(readProviderCard);
  return { ...readPaging(answer, providers.length), providers };
}

function readProviderCard(value: unknown): ProviderCard {
  const { vehicles_count, total_vehicle_count, pickup_zone_id } = record(value);
  return {
    ...readStoreCard(value),
    vehicles_count: amount(vehicles_count ?? total_vehicle_count),
    pickup_zone_id: ids(pickup_zone_id),
  };
}

export function readProviderAnswer(answer: unknown): Provider | null {
  const raw = record(answer);
  if (amount(raw.id) === 0) return null;
  return {
    ...readStore(raw),
    vehicles_count: amount(raw.total_vehicle_count ?? raw.vehicles_count),
    pickup_zone_id: ids(raw.pickup_zone_id),
  };
}

export function readProviderReviews(answer: unknown): ProviderReviewPage {
  const raw = record(answer);
  const { name, ratings, avg_rating, rating_count } = record(raw.provider);
  const reviews = list(raw.reviews).map(readVehicleReview);
  return {
    ...readPaging(raw, reviews.length),
    provider: {
      name: text(name),
      ratings: readRatings(ratings),
      avg_rating: amount(avg_rating),
      rating_count: amount(rating_count),
    },
    reviews,
  };
}

export function readRentalBanners(answer: unknown): RentalBanner[] {
  const banners = records(Array.isArray(answer) ? answer : record(answer).banners).map((raw) => ({
    id: amount(raw.id),
    title: text(raw.title),
    type: text(raw.type),
    image_full_url: textOrNull(raw.image_full_url),
    link: textOrNull(raw.link) ?? textOrNull(raw.default_link),
    provider_id: amountOrNull(raw.provider_id),
    provider_slug: text(raw.provider_slug),
  }));
  // Banners with neither a title nor a target are left out.
  return banners.filter((banner) => banner.title || banner.link || banner.provider_id);
}

/** Some back ends use the singular keys of the wishlist of other modules. */
export function readRentalWishlist(answer: unknown): RentalWishlist {
  const { vehicles, vehicle, providers, provider } = record(answer);
  return {
    vehicles: list(vehicles ?? vehicle).map(readVehicle),
    providers: list(providers ?? provider).map(readProviderCard),
  };
}
