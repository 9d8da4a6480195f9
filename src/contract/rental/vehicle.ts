import type { InferType } from 'yup';
import { endpoint, type Nothing, type Page } from '../core/endpoint';
import type { StoreDiscount } from '../catalogue/store';
import type * as schema from './vehicle.schema';

/** The provider of a vehicle, with the fields that the vehicle's card and page show. */
export type VehicleProvider = {
  id: number;
  name: string;
  slug: string;
  address: string;
  logo_full_url: string | null;
  cover_photo_full_url: string | null;
  /** Latitude and longitude are 0 where the back end does not send them. */
  latitude: number;
  longitude: number;
  /** Percent. */
  tax: number;
  discount: StoreDiscount | null;
  avg_rating: number;
  rating_count: number;
  /** The time until a vehicle can be there, e.g. `20-30 min`. */
  delivery_time: string;
  /** Zones where a trip may begin; empty where the back end does not send them. */
  pickup_zone_id: number[];
};

/** A vehicle model. Lists and its own page have the same fields (wire-format §8). */
export type Vehicle = {
  id: number;
  name: string;
  slug: string;
  description: string;
  thumbnail_full_url: string | null;
  images_full_url: string[];
  provider_id: number;
  brand_id: number;
  category_id: number;
  zone_id: number;
  model: string;
  type: string;
  engine_capacity: string;
  engine_power: string;
  seating_capacity: number;
  air_condition: boolean;
  fuel_type: string;
  transmission_type: string;
  trip_hourly: boolean;
  /** Whether it is rented by the day, for a price of its own; only other back ends do so. */
  trip_day_wise: boolean;
  trip_distance: boolean;
  /** The prices per hour, per day and per kilometre, before discounts. */
  hourly_price: number;
  day_wise_price: number;
  distance_price: number;
  discount_type: 'percent' | 'amount';
  discount_price: number;
  new_tag: boolean;
  tag: string[];
  avg_rating: number;
  total_reviews: number;
  /** Units free at the requested time; without a time, all units. */
  total_vehicle_count: number;
  provider: VehicleProvider;
};

export type VehiclePage = Page & { vehicles: Vehicle[] };
/** The number of vehicles for each value of a filter, given the other filters. Values without vehicles are missing. */
type Counts = Record<string, number>;
export type VehicleCounts = {
  category_ids: Counts;
  brand_ids: Counts;
  transmission_type: Counts;
  fuel_type: Counts;
};

/** Includes the range of the price filter. `counts` is an own addition; null where the back end does not send it. */
export type VehicleSearchPage = VehiclePage & { min_price: number; max_price: number; counts: VehicleCounts | null };

export type VehicleKind = { id: number; name: string; image_full_url: string | null };

export type VehicleDetails = Vehicle & {
  brand: VehicleKind | null;
  /** The number of units. */
  total_vehicles: number;
};

export const searchVehicles = endpoint<InferType<typeof schema.searchVehicles>, VehicleSearchPage>({
  method: 'get',
  path: '/rental/vehicle/search',
  read: () => import('./vehicle.read').then((mod) => mod.readVehicleSearch),
});

export const listProviderVehicles = endpoint<InferType<typeof schema.listProviderVehicles>, VehicleSearchPage>({
  method: 'get',
  path: '/rental/vehicle/get-provider-vehicles',
  read: () => import('./vehicle.read').then((mod) => mod.readVehicleSearch),
});

export const listTopRatedVehicles = endpoint<InferType<typeof schema.listTopRatedVehicles>, VehiclePage>({
  method: 'get',
  path: '/rental/vehicle/top-rated',
  read: () => import('./vehicle.read').then((mod) => mod.readVehiclePage),
});

/** Texts such as `Brand - Name`. */
export const suggestVehicles = endpoint<InferType<typeof schema.suggestVehicles>, string[]>({
  method: 'get',
  path: '/rental/vehicle/search/suggestion',
  read: () => import('./vehicle.read').then((mod) => mod.readSuggestions),
});

export type PopularVehicle = { id: number; name: string; total_trip: number };

export const listPopularVehicles = endpoint<Nothing, PopularVehicle[]>({
  method: 'get',
  path: '/rental/vehicle/popular-suggestion',
  read: () => import('./vehicle.read').then((mod) => mod.readPopular),
});

/** Finds a vehicle by id or slug; null when there is none. */
export const getVehicle = endpoint<InferType<typeof schema.getVehicle>, VehicleDetails | null>({
  method: 'get',
  path: '/rental/vehicle/get-vehicle-details/:id',
  read: () => import('./vehicle.read').then((mod) => mod.readVehicleAnswer),
});

export type VehicleCategoryPage = Page & { categories: VehicleKind[] };
export type VehicleBrandPage = Page & { brands: VehicleKind[] };

export const listVehicleCategories = endpoint<InferType<typeof schema.listVehicleKinds>, VehicleCategoryPage>({
  method: 'get',
  path: '/rental/vehicle/category-list',
  read: () => import('./vehicle.read').then((mod) => mod.readCategoryPage),
});

export const listVehicleBrands = endpoint<InferType<typeof schema.listVehicleKinds>, VehicleBrandPage>({
  method: 'get',
  path: '/rental/vehicle/brand-list',
  read: () => import('./vehicle.read').then((mod) => mod.readBrandPage),
});

export type VehicleReview = {
  rating: number;
  comment: string;
  reply: string | null;
  attachment_full_url: string[];
  vehicle_name: string;
  customer_name: string;
  created_at: string;
};

export type VehicleReviewPage = Page & { reviews: VehicleReview[] };

export const listVehicleReviews = endpoint<InferType<typeof schema.listVehicleReviews>, VehicleReviewPage>({
  method: 'get',
  path: '/rental/vehicle/reviews/:vehicle_id',
  read: () => import('./vehicle.read').then((mod) => mod.readReviewPage),
});

/** Reviews a vehicle of a completed trip, once per unit. Needs a sign-in. */
export const addVehicleReview = endpoint<InferType<typeof schema.addVehicleReview>, { message: string }>({
  method: 'post',
  path: '/rental/user/review/add',
  encoding: 'multipart',
});
