import type { InferType } from 'yup';
import { endpoint, type Page } from '../core/endpoint';
import type { Category } from './category';
import type * as schema from './store.schema';

/** Opening hours of one day, 0 = Sunday. Times are HH:mm:ss in the store's time zone. */
type Schedule = { day: number; opening_time: string; closing_time: string };

export type StoreDiscount = {
  discount: number;
  discount_type: 'percent' | 'amount';
  min_purchase: number;
  /** 0 means no cap. */
  max_discount: number;
  start_date: string;
  end_date: string;
  start_time: string;
  end_time: string;
};

/** A store as its card shows it. Every list of stores is read into this type. */
export type StoreCard = {
  id: number;
  name: string;
  slug: string;
  logo_full_url: string | null;
  cover_photo_full_url: string | null;
  latitude: number;
  longitude: number;
  zone_id: number;
  module_id: number;
  module_type: string;
  avg_rating: number;
  rating_count: number;
  /** As text, e.g. `20-30 min`. */
  delivery_time: string;
  free_delivery: boolean;
  self_delivery_system: boolean;
  per_km_shipping_charge: number;
  minimum_shipping_charge: number;
  maximum_shipping_charge: number;
  delivery: boolean;
  take_away: boolean;
  /** False while the owner has closed the store. */
  active: boolean;
  /** Whether the answer was made within the opening hours. */
  open: boolean;
  schedule_order: boolean;
  veg: boolean;
  non_veg: boolean;
  halal_tag_status: boolean;
  discount: StoreDiscount | null;
  schedules: Schedule[];
};

/** What names a store and leads to it. */
export type StoreLink = Pick<
  StoreCard,
  'id' | 'name' | 'slug' | 'latitude' | 'longitude' | 'zone_id' | 'module_id' | 'module_type'
>;

export type Store = StoreCard & {
  address: string;
  minimum_order: number;
  phone: string;
  email: string;
  meta_title: string;
  meta_description: string;
  /** A short description of the store. */
  tagline: string;
  /** Percent. */
  tax: number;
  cutlery: boolean;
  prescription_order: boolean;
  announcement_message: string | null;
  extra_packaging_status: boolean;
  extra_packaging_amount: number;
  order_place_to_schedule_interval: number;
  ratings: number[];
  /** The lowest and highest price of its items, before discounts; null where the back end does not send it. */
  price_range: { min_price: number; max_price: number } | null;
  category_details: Category[];
};

export type StorePage = Page & { stores: StoreCard[] };

export const getStore = endpoint<InferType<typeof schema.getStore>, Store | null>({
  method: 'get',
  path: '/stores/details/:id',
  read: () => import('./store.read').then((mod) => mod.readStoreAnswer),
});

const stores = <In>(path: `/${string}`) =>
  endpoint<In, StorePage>({ method: 'get', path, read: () => import('./store.read').then((mod) => mod.readStorePage) });

export const listStores = stores<InferType<typeof schema.listStores>>('/stores/get-stores/:filter');
export const listPopularStores = stores<InferType<typeof schema.listSomeStores>>('/stores/popular');
export const listLatestStores = stores<InferType<typeof schema.listSomeStores>>('/stores/latest');
export const listDiscountedStores =
  /* @__PURE__ */ stores<InferType<typeof schema.listSomeStores>>('/stores/discounted');
export const listTopRatedStores = /* @__PURE__ */ stores<InferType<typeof schema.listSomeStores>>('/stores/top-rated');
export const listRecommendedStores = stores<InferType<typeof schema.listSomeStores>>('/stores/recommended');
export const listTopOffers = stores<InferType<typeof schema.listTopOffers>>('/stores/top-offer-near-me');
export const searchStores = /* @__PURE__ */ stores<InferType<typeof schema.searchStores>>('/stores/search');

export type StoreReview = {
  id: number;
  rating: number;
  comment: string;
  item_name: string;
  customer_name: string;
  attachment_full_url: string[];
  reply: string | null;
  created_at: string;
};

export const listStoreReviews = endpoint<InferType<typeof schema.listStoreReviews>, StoreReview[]>({
  method: 'get',
  path: '/stores/reviews',
  read: () => import('./store.read').then((mod) => mod.readStoreReviews),
});
