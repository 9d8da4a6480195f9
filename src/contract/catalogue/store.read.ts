import { readPaging } from '../core/paging';
import {
  addresses,
  amount,
  amountOrNull,
  flag,
  list,
  record,
  records,
  text,
  textOrNull,
  unwrap,
  type Raw,
} from '../core/wire-values';
import { readCategory } from './category.read';
import type { StoreDiscount, StoreCard, StoreLink, Store, StorePage, StoreReview } from './store';
import type { StoreDelivery } from './store-delivery';

export function readStoreAnswer(answer: unknown): Store | null {
  return amount(record(answer).id) > 0 ? readStore(answer) : null;
}

export function readStoreReviews(answer: unknown): StoreReview[] {
  return records(answer).map((raw) => ({
    id: amount(raw.id),
    rating: amount(raw.rating),
    comment: text(raw.comment),
    item_name: text(raw.item_name),
    customer_name: text(raw.customer_name),
    attachment_full_url: addresses(raw.attachment_full_url ?? raw.attachment),
    reply: textOrNull(raw.reply),
    created_at: text(raw.created_at),
  }));
}

export function readStorePage(answer: unknown): StorePage {
  const stores = list(record(answer).stores).map(readStoreCard);
  return { ...readPaging(answer, stores.length), stores };
}

export function readStores(answer: unknown): StoreCard[] {
  return list(answer).map(readStoreCard);
}

export function readStoreCard(value: unknown): StoreCard {
  const raw = record(value);
  return {
    ...readStoreLink(raw),
    logo_full_url: textOrNull(raw.logo_full_url),
    cover_photo_full_url: textOrNull(raw.cover_photo_full_url),
    avg_rating: amount(raw.avg_rating),
    rating_count: amount(raw.rating_count),
    delivery_time: text(raw.delivery_time),
    ...readTerms(raw),
    ...readState(raw),
  };
}

export function readStoreLink(value: unknown): StoreLink {
  const raw = record(value);
  return {
    id: amount(raw.id),
    name: text(raw.name),
    slug: text(raw.slug),
    latitude: amount(raw.latitude),
    longitude: amount(raw.longitude),
    zone_id: amount(raw.zone_id),
    module_id: amount(raw.module_id),
    module_type: text(raw.module_type) || text(record(raw.module).module_type),
  };
}

/** The costs of ordering from the store. */
function readTerms(raw: Raw) {
  return {
    free_delivery: flag(raw.free_delivery),
    // Whether its couriers work now, by its plan as well; older back ends only send the setting.
    self_delivery_system: flag(raw.sub_self_delivery ?? raw.self_delivery_system),
    per_km_shipping_charge: amount(raw.per_km_shipping_charge),
    minimum_shipping_charge: amount(raw.minimum_shipping_charge),
    maximum_shipping_charge: amount(raw.maximum_shipping_charge),
    discount: readStoreDiscount(raw.discount),
  };
}

/** Whether and how customers can order from the store. */
function readState(raw: Raw) {
  return {
    delivery: flag(raw.delivery ?? true),
    take_away: flag(raw.take_away),
    active: flag(raw.active ?? true),
    open: flag(raw.open ?? true),
    schedule_order: flag(raw.schedule_order),
    veg: flag(raw.veg),
    non_veg: flag(raw.non_veg),
    halal_tag_status: flag(raw.halal_tag_status),
    schedules: list(raw.schedules).map((entry) => ({
      day: amount(record(entry).day),
      opening_time: text(record(entry).opening_time),
      closing_time: text(record(entry).closing_time),
    })),
  };
}

export function readStoreDiscount(value: unknown): StoreDiscount | null {
  const raw = record(value);
  if (amountOrNull(raw.discount) === null) return null;
  return {
    discount: amount(raw.discount),
    discount_type: text(raw.discount_type) === 'amount' ? 'amount' : 'percent',
    min_purchase: amount(raw.min_purchase),
    max_discount: amount(raw.max_discount),
    start_date: text(raw.start_date),
    end_date: text(raw.end_date),
    start_time: text(raw.start_time),
    end_time: text(raw.end_time),
  };
}

export function readStore(value: unknown): Store {
  const raw = record(value);
  return {
    ...readStoreCard(raw),
    address: text(raw.address),
    minimum_order: amount(raw.minimum_order),
    phone: text(raw.phone),
    email: text(raw.email),
    meta_title: text(raw.meta_title),
    meta_description: text(raw.meta_description),
    tagline: text(raw.tagline) || text(raw.meta_description),
    tax: amount(raw.tax),
    cutlery: flag(raw.cutlery),
    prescription_order: flag(raw.prescription_order),
    announcement_message: flag(raw.announcement) ? textOrNull(raw.announcement_message) : null,
    extra_packaging_status: flag(raw.extra_packaging_status),
    extra_packaging_amount: amount(raw.extra_packaging_amount),
    order_place_to_schedule_interval: amount(raw.order_place_to_schedule_interval),
    ratings: readRatings(raw.ratings),
    price_range: readPriceRange(raw.price_range),
    category_details: list(raw.category_details).map(readCategory),
  };
}

/** A list with one entry; a store without items has zeros. */
function readPriceRange(value: unknown): Store['price_range'] {
  const { min_price, max_price } = record(list(value)[0]);
  return amount(max_price) > 0 ? { min_price: amount(min_price), max_price: amount(max_price) } : null;
}

/** The number of reviews with 5, 4, 3, 2 and 1 stars, from a list or from named buckets. */
export function readRatings(value: unknown): number[] {
  const read = unwrap(value);
  if (Array.isArray(read)) return read.map((value) => amount(value));
  const buckets = record(read);
  return [5, 4, 3, 2, 1].map((stars) => amount(buckets[String(stars)]));
}

export function readStoreDeliveries(answer: unknown): StoreDelivery[] {
  return records(answer).map((raw) => {
    const surge = record(raw.surge);
    return {
      store_id: amount(raw.store_id),
      distance_km: amount(raw.distance_km),
      extra_charge: amount(raw.extra_charge),
      surge: { price: amount(surge.price), price_type: surge.price_type === 'amount' ? 'amount' : 'percent' },
    };
  });
}
