import type { VehicleReviewRow } from '../data/rental/vehicle-review';
import type { KindRow } from '../data/rental/vehicle-list';
import type { UnitRow, VehicleRow } from '../data/rental/vehicle';
import type { StoreRow } from '../data/catalogue/store';
import { reviewerName } from './review';
import { serializeDiscount } from './store';
import { bit, mediaUrl, localizeText, type View } from '../data/view';

/** A rental vehicle (wire-format §8); `free` is the number of its available units. */
export function serializeVehicle(row: VehicleRow, free: number, view: View) {
  return {
    id: row.id,
    name: localizeText(row.name, view),
    slug: row.slug,
    description: localizeText(row.description, view),
    thumbnail: row.thumbnail,
    thumbnail_full_url: mediaUrl(row.thumbnail, view),
    images: row.images,
    images_full_url: row.images.map((image) => mediaUrl(image, view)),
    documents_full_url: [],
    provider_id: row.provider_id,
    brand_id: row.brand_id,
    category_id: row.category_id,
    zone_id: row.zone_id,
    module_id: row.module_id,
    model: row.model,
    type: row.type,
    engine_capacity: row.engine_capacity,
    engine_power: row.engine_power,
    seating_capacity: row.seating_capacity,
    air_condition: bit(row.air_condition),
    fuel_type: row.fuel_type,
    transmission_type: row.transmission_type,
    ...prices(row),
    new_tag: bit(row.new_tag),
    tag: JSON.stringify(row.tag),
    total_trip: row.total_trip,
    avg_rating: row.avg_rating,
    rating: row.avg_rating,
    total_reviews: row.total_reviews,
    total_vehicle_count: free,
    provider: serializeProvider(row.provider, view),
  };
}

function prices(row: VehicleRow) {
  return {
    trip_hourly: bit(row.trip_hourly),
    trip_distance: bit(row.trip_distance),
    hourly_price: row.hourly_price,
    distance_price: row.distance_price,
    discount_type: row.discount_type,
    discount_price: row.discount_price,
  };
}

/** The provider, as a vehicle, a cart or a trip answers it. */
export function serializeProvider(row: StoreRow, view: View) {
  return {
    id: row.id,
    name: localizeText(row.name, view),
    slug: row.slug,
    vendor_id: row.vendor_id,
    phone: row.phone,
    logo_full_url: mediaUrl(row.logo, view),
    cover_photo_full_url: mediaUrl(row.cover_photo, view),
    address: localizeText(row.address, view),
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    delivery_time: row.delivery_time,
    avg_rating: row.avg_rating,
    rating_count: row.rating_count,
    tax: row.tax,
    discount: serializeDiscount(row.discount, view),
    pickup_zone_id: JSON.stringify(row.pickup_zone_id.map(String)),
  };
}

type Whole = { units: UnitRow[]; provider_total: number };

/** A vehicle with what its own page needs. */
export function serializeVehicleDetails(row: VehicleRow, { units, provider_total }: Whole, view: View) {
  const wire = serializeVehicle(row, units.length, view);
  return {
    ...wire,
    total_vehicles: units.length,
    brand: serializeKind(row.brand, view),
    vehicle_identities: units.map(({ id, vehicle_id, license_plate_number }) => ({
      id,
      vehicle_id,
      license_plate_number,
    })),
    provider: { ...wire.provider, provider_total_vehicle_count: provider_total },
  };
}

export function serializeKind(row: KindRow, view: View) {
  return {
    id: row.id,
    slug: row.slug,
    name: localizeText(row.name, view),
    image: row.image,
    image_full_url: mediaUrl(row.image, view),
  };
}

/** Answers only the first name and the initial of the author's family name. */
export function serializeVehicleReview(row: VehicleReviewRow, view: View) {
  const { customer } = row;
  const customer_image = customer?.image ? mediaUrl(customer.image, view) : null;
  return {
    id: row.id,
    rating: row.rating,
    comment: localizeText(row.comment, view) ?? '',
    reply: localizeText(row.reply, view),
    attachment: row.attachment,
    attachment_full_url: row.attachment.map((file) => mediaUrl(file, view)),
    vehicle_name: localizeText(row.vehicle_name, view),
    customer_name: reviewerName(customer),
    customer_image,
    customer_image_full_url: customer_image,
    created_at: row.created_at.toISOString(),
  };
}
