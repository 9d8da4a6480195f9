import { plainText } from '@/domain/text/plain-text';
import { readPaging } from '../core/paging';
import { amount, flag, ids, list, record, text, textOrNull, texts, unwrap, type Raw } from '../core/wire-values';
import { readStoreDiscount } from '../catalogue/store.read';
import type {
  PopularVehicle,
  Vehicle,
  VehicleBrandPage,
  VehicleCategoryPage,
  VehicleCounts,
  VehicleDetails,
  VehicleKind,
  VehiclePage,
  VehicleProvider,
  VehicleReview,
  VehicleReviewPage,
  VehicleSearchPage,
} from './vehicle';

export function readVehiclePage(answer: unknown): VehiclePage {
  const vehicles = list(record(answer).vehicles).map(readVehicle);
  return { ...readPaging(answer, vehicles.length), vehicles };
}

export function readVehicleSearch(answer: unknown): VehicleSearchPage {
  const { min_price, max_price, counts } = record(answer);
  const bounds = { min_price: amount(min_price), max_price: amount(max_price) };
  return { ...readVehiclePage(answer), ...bounds, counts: counts ? readCounts(record(counts)) : null };
}

function readCounts(raw: Raw): VehicleCounts {
  const read = (counts: unknown) =>
    Object.fromEntries(Object.entries(record(counts)).map(([value, count]) => [value, amount(count)]));
  return {
    category_ids: read(raw.category_ids),
    brand_ids: read(raw.brand_ids),
    transmission_type: read(raw.transmission_type),
    fuel_type: read(raw.fuel_type),
  };
}

export function readSuggestions(answer: unknown): string[] {
  return texts(answer);
}

export function readPopular(answer: unknown): PopularVehicle[] {
  return list(answer).map((entry) => {
    const { id, name, vehicles_sum_total_trip } = record(entry);
    return { id: amount(id), name: text(name), total_trip: amount(vehicles_sum_total_trip) };
  });
}

export function readVehicleAnswer(answer: unknown): VehicleDetails | null {
  const raw = record(answer);
  if (amount(raw.id) === 0) return null;
  return {
    ...readVehicle(raw),
    brand: amount(record(raw.brand).id) > 0 ? readKind(raw.brand) : null,
    total_vehicles: amount(raw.total_vehicles),
  };
}

/** The categories are under the key `vehicles`. */
export function readCategoryPage(answer: unknown): VehicleCategoryPage {
  const raw = record(answer);
  const categories = list(raw.vehicles ?? raw.categories).map(readKind);
  return { ...readPaging(raw, categories.length), categories };
}

export function readBrandPage(answer: unknown): VehicleBrandPage {
  const brands = list(record(answer).brands).map(readKind);
  return { ...readPaging(answer, brands.length), brands };
}

export function readReviewPage(answer: unknown): VehicleReviewPage {
  const reviews = list(record(answer).reviews).map(readVehicleReview);
  return { ...readPaging(answer, reviews.length), reviews };
}

export function readVehicle(value: unknown): Vehicle {
  const raw = record(value);
  return {
    id: amount(raw.id),
    name: text(raw.name),
    slug: text(raw.slug),
    description: plainText(text(raw.description)),
    thumbnail_full_url: textOrNull(raw.thumbnail_full_url),
    images_full_url: texts(raw.images_full_url),
    provider_id: amount(raw.provider_id),
    brand_id: amount(raw.brand_id),
    category_id: amount(raw.category_id),
    zone_id: amount(raw.zone_id),
    model: text(raw.model),
    type: text(raw.type),
    engine_capacity: text(raw.engine_capacity),
    engine_power: text(raw.engine_power),
    seating_capacity: amount(raw.seating_capacity),
    air_condition: flag(raw.air_condition),
    fuel_type: text(raw.fuel_type),
    transmission_type: text(raw.transmission_type),
    new_tag: flag(raw.new_tag),
    tag: texts(unwrap(raw.tag)),
    avg_rating: amount(raw.avg_rating),
    total_reviews: amount(raw.total_reviews),
    total_vehicle_count: amount(raw.total_vehicle_count),
    provider: readProvider(raw.provider),
    ...readPrices(value),
  };
}

function readPrices(value: unknown) {
  const raw = record(value);
  return {
    trip_hourly: flag(raw.trip_hourly),
    trip_day_wise: flag(raw.trip_day_wise),
    trip_distance: flag(raw.trip_distance),
    hourly_price: amount(raw.hourly_price),
    day_wise_price: amount(raw.day_wise_price),
    distance_price: amount(raw.distance_price),
    discount_type: text(raw.discount_type) === 'amount' ? ('amount' as const) : ('percent' as const),
    discount_price: amount(raw.discount_price),
  };
}

export function readProvider(value: unknown): VehicleProvider {
  const raw = record(value);
  return {
    id: amount(raw.id),
    name: text(raw.name),
    slug: text(raw.slug),
    address: text(raw.address),
    logo_full_url: textOrNull(raw.logo_full_url),
    cover_photo_full_url: textOrNull(raw.cover_photo_full_url),
    latitude: amount(raw.latitude),
    longitude: amount(raw.longitude),
    tax: amount(raw.tax),
    discount: readStoreDiscount(raw.discount),
    avg_rating: amount(raw.avg_rating),
    rating_count: amount(raw.rating_count),
    delivery_time: text(raw.delivery_time),
    pickup_zone_id: ids(raw.pickup_zone_id),
  };
}

function readKind(value: unknown): VehicleKind {
  const { id, name, image_full_url } = record(value);
  return { id: amount(id), name: text(name), image_full_url: textOrNull(image_full_url) };
}

export function readVehicleReview(value: unknown): VehicleReview {
  const raw = record(value);
  return {
    rating: amount(raw.rating),
    comment: text(raw.comment),
    reply: textOrNull(raw.reply),
    attachment_full_url: texts(raw.attachment_full_url),
    vehicle_name: text(raw.vehicle_name),
    customer_name: text(raw.customer_name),
    created_at: text(raw.created_at),
  };
}
