import { isStoreOpen } from '@/domain/catalogue/availability';
import { greatCircle } from '@/domain/checkout/distance';
import { openSpans, toTimeOfDay } from '@/domain/time/opening-hours';
import { isDiscountRunning } from '@/domain/catalogue/store-discount';
import { mergeObjects } from '../data/sql/merge-objects';
import type { StoreDiscountRow, StoreRow } from '../data/catalogue/store';
import { bit, mediaUrl, localizeText, type View } from '../data/view';

/** A store as the wire writes it (wire-format §5.2). */
export function serializeStore(row: StoreRow, view: View) {
  return mergeObjects(identity(row, view), terms(row, view), services(row), hours(row, view), ratings(row, view));
}

/** The store's discount; null unless it is running. */
export function serializeDiscount(discount: StoreDiscountRow | null, { clock }: Pick<View, 'clock'>) {
  if (!discount || !isDiscountRunning(discount, clock)) return null;
  const { created_at: _created, updated_at: _updated, ...rest } = discount;
  return rest;
}

function identity(row: StoreRow, view: View) {
  return {
    id: row.id,
    name: localizeText(row.name, view),
    slug: row.slug,
    phone: row.phone,
    email: row.email,
    logo: row.logo,
    logo_full_url: mediaUrl(row.logo, view),
    cover_photo: row.cover_photo,
    cover_photo_full_url: mediaUrl(row.cover_photo, view),
    meta_title: localizeText(row.meta_title, view),
    meta_description: localizeText(row.meta_description, view),
    meta_image_full_url: mediaUrl(row.meta_image, view),
    address: localizeText(row.address, view),
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    /** Metres; null for callers without a place. */
    distance: view.at && Math.round(greatCircle(view.at, { lat: row.latitude, lng: row.longitude })),
    zone_id: row.zone_id,
    module_id: row.module_id,
    module_type: row.module_type,
    vendor_id: row.vendor_id,
    announcement: bit(row.announcement),
    announcement_message: localizeText(row.announcement_message, view),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** What ordering from the store costs. */
function terms(row: StoreRow, view: View) {
  return {
    minimum_order: row.minimum_order,
    /** The commission is confidential; clients of the format expect the field. */
    comission: null,
    tax: row.tax,
    free_delivery: row.free_delivery,
    self_delivery_system: bit(row.self_delivery_system),
    sub_self_delivery: bit(row.self_delivery_system),
    per_km_shipping_charge: row.per_km_shipping_charge,
    minimum_shipping_charge: row.minimum_shipping_charge,
    maximum_shipping_charge: row.maximum_shipping_charge,
    extra_packaging_status: row.extra_packaging_status,
    extra_packaging_amount: row.extra_packaging_amount,
    discount: serializeDiscount(row.discount, view),
    store_business_model: row.store_business_model,
    store_sub: null,
    gst_status: false,
    gst_code: '',
  };
}

function services(row: StoreRow) {
  return {
    status: bit(row.status),
    delivery_time: row.delivery_time,
    min_delivery_time: row.min_delivery_time,
    max_delivery_time: row.max_delivery_time,
    schedule_order: row.schedule_order,
    delivery: row.delivery,
    take_away: row.take_away,
    item_section: row.item_section,
    reviews_section: row.reviews_section,
    veg: bit(row.veg),
    non_veg: bit(row.non_veg),
    featured: bit(row.featured),
    is_recommended: row.is_recommended,
    cutlery: row.cutlery,
    prescription_order: row.prescription_order,
    order_place_to_schedule_interval: row.order_place_to_schedule_interval,
    halal_tag_status: row.halal_tag_status,
    pickup_zone_id: JSON.stringify(row.pickup_zone_id.map(String)),
  };
}

function hours(row: StoreRow, { clock }: View) {
  const { schedules } = row;
  const next = openSpans({ schedules }, clock.date).find(({ until }) => until > clock.minutes);
  return {
    active: row.active,
    open: bit(isStoreOpen({ schedules }, clock)),
    current_opening_time: next ? `${toTimeOfDay(next.from)}:00` : 'closed',
    schedules,
  };
}

function ratings(row: StoreRow, { campaigns }: View) {
  const [five, four] = row.ratings;
  return {
    ratings: row.ratings,
    avg_rating: row.avg_rating,
    rating_count: row.rating_count,
    positive_rating: row.rating_count > 0 ? Math.round(((five + four) / row.rating_count) * 100) : 0,
    total_items: row.total_items,
    total_campaigns: campaigns[row.id] ?? 0,
    order_count: row.order_count,
  };
}
