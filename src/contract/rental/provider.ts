import type { InferType } from 'yup';
import type { Coupon, StoreBanner } from '../catalogue/campaign';
import type { CustomerCoupon } from '../ordering/coupon';
import { endpoint, type Nothing, type Page } from '../core/endpoint';
import type { Store, StoreCard } from '../catalogue/store';
import type { VehicleReview } from './vehicle';
import type * as schema from './provider.schema';

/** A provider is a store that rents vehicles out (wire-format §8). */
export type ProviderCard = StoreCard & {
  /** Kinds of vehicles. */
  vehicles_count: number;
  /** Zones in which a trip may begin. */
  pickup_zone_id: number[];
};

export type ProviderPage = Page & { providers: ProviderCard[] };

export const listPopularProviders = endpoint<InferType<typeof schema.listProviders>, ProviderPage>({
  method: 'get',
  path: '/rental/provider/popular',
  read: () => import('./provider.read').then((it) => it.readProviderPage),
});

export const listLatestProviders = endpoint<InferType<typeof schema.listProviders>, ProviderPage>({
  method: 'get',
  path: '/rental/provider/latest',
  read: () => import('./provider.read').then((it) => it.readProviderPage),
});

export type Provider = Store & { vehicles_count: number; brand_count: number; pickup_zone_id: number[] };

/** By id or slug; null when there is none. */
export const getProvider = endpoint<InferType<typeof schema.getProvider>, Provider | null>({
  method: 'get',
  path: '/rental/provider/get-provider-details/:id',
  read: () => import('./provider.read').then((it) => it.readProviderAnswer),
});

export type ProviderReviewPage = Page & {
  provider: {
    name: string;
    /** Counts of 5, 4, 3, 2 and 1 stars. */ ratings: number[];
    avg_rating: number;
    rating_count: number;
  };
  reviews: VehicleReview[];
};

export const listProviderReviews = endpoint<InferType<typeof schema.listProviderReviews>, ProviderReviewPage>({
  method: 'get',
  path: '/rental/provider/get-provider-reviews/:id',
  read: () => import('./provider.read').then((it) => it.readProviderReviews),
});

export type RentalBanner = {
  id: number;
  title: string;
  type: string;
  image_full_url: string | null;
  link: string | null;
  provider_id: number | null;
  /** Empty where the back end does not tell. */
  provider_slug: string;
};

export const listRentalBanners = endpoint<InferType<typeof schema.listRentalBanners>, RentalBanner[]>({
  method: 'get',
  path: '/rental/banners',
  read: () => import('./provider.read').then((it) => it.readRentalBanners),
});

/** What a provider hangs out on its own page. */
export const listProviderBanners = endpoint<InferType<typeof schema.listProviderBanners>, StoreBanner[]>({
  method: 'get',
  path: '/rental/banners/:provider_id',
  read: () => import('../catalogue/campaign.read').then((it) => it.readStoreBanners),
});

export const listRentalCoupons = endpoint<InferType<typeof schema.listRentalCoupons>, Coupon[]>({
  method: 'get',
  path: '/rental/coupon/list/all',
  read: () => import('../catalogue/campaign.read').then((it) => it.readCoupons),
});

/** Those that this customer can use. */
export const listMyRentalCoupons = endpoint<Nothing, CustomerCoupon[]>({
  method: 'get',
  path: '/rental/coupon/list',
  read: () => import('../ordering/coupon.read').then((it) => it.readCustomerCoupons),
});

/** Guests cannot apply one. */
export const applyRentalCoupon = endpoint<InferType<typeof schema.applyRentalCoupon>, CustomerCoupon>({
  method: 'get',
  path: '/rental/coupon/apply',
  read: () => import('../ordering/coupon.read').then((it) => it.readCustomerCoupon),
});
