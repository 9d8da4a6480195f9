import type { InferType } from 'yup';
import type { Coupon } from '../catalogue/campaign';
import type { StoreBanner } from '../catalogue/banner';
import type { CustomerCoupon } from '../ordering/coupon';
import { endpoint, type Nothing, type Page } from '../core/endpoint';
import type { Store, StoreCard } from '../catalogue/store';
import type { VehicleReview } from './vehicle';
import type * as schema from './provider.schema';

/** A provider is a store that rents vehicles out (wire-format §8). */
export type ProviderCard = StoreCard & {
  /** The number of vehicle models. */
  vehicles_count: number;
  /** Zones where a trip may begin. */
  pickup_zone_id: number[];
};

export type ProviderPage = Page & { providers: ProviderCard[] };

export const listPopularProviders = endpoint<InferType<typeof schema.listProviders>, ProviderPage>({
  method: 'get',
  path: '/rental/provider/popular',
  read: () => import('./provider.read').then((mod) => mod.readProviderPage),
});

export const listLatestProviders = endpoint<InferType<typeof schema.listProviders>, ProviderPage>({
  method: 'get',
  path: '/rental/provider/latest',
  read: () => import('./provider.read').then((mod) => mod.readProviderPage),
});

export type Provider = Store & { vehicles_count: number; pickup_zone_id: number[] };

/** Finds a provider by id or slug; null when there is none. */
export const getProvider = endpoint<InferType<typeof schema.getProvider>, Provider | null>({
  method: 'get',
  path: '/rental/provider/get-provider-details/:id',
  read: () => import('./provider.read').then((mod) => mod.readProviderAnswer),
});

export type ProviderReviewPage = Page & {
  provider: {
    name: string;
    /** The number of reviews with 5, 4, 3, 2 and 1 stars. */
    ratings: number[];
    avg_rating: number;
    rating_count: number;
  };
  reviews: VehicleReview[];
};

export const listProviderReviews = endpoint<InferType<typeof schema.listProviderReviews>, ProviderReviewPage>({
  method: 'get',
  path: '/rental/provider/get-provider-reviews/:id',
  read: () => import('./provider.read').then((mod) => mod.readProviderReviews),
});

export type RentalBanner = {
  id: number;
  title: string;
  type: string;
  image_full_url: string | null;
  link: string | null;
  provider_id: number | null;
  /** Empty where the back end does not send it. */
  provider_slug: string;
};

export const listRentalBanners = endpoint<InferType<typeof schema.listRentalBanners>, RentalBanner[]>({
  method: 'get',
  path: '/rental/banners',
  read: () => import('./provider.read').then((mod) => mod.readRentalBanners),
});

/** The banners on a provider's own page. */
export const listProviderBanners = endpoint<InferType<typeof schema.listProviderBanners>, StoreBanner[]>({
  method: 'get',
  path: '/rental/banners/:provider_id',
  read: () => import('../catalogue/campaign.read').then((mod) => mod.readStoreBanners),
});

export const listRentalCoupons = endpoint<InferType<typeof schema.listRentalCoupons>, Coupon[]>({
  method: 'get',
  path: '/rental/coupon/list/all',
  read: () => import('../catalogue/campaign.read').then((mod) => mod.readCoupons),
});

/** The coupons that this customer can use. */
export const listMyRentalCoupons = endpoint<Nothing, CustomerCoupon[]>({
  method: 'get',
  path: '/rental/coupon/list',
  read: () => import('../ordering/coupon.read').then((mod) => mod.readCustomerCoupons),
});

/** Only for signed-in customers. */
export const applyRentalCoupon = endpoint<InferType<typeof schema.applyRentalCoupon>, CustomerCoupon>({
  method: 'get',
  path: '/rental/coupon/apply',
  read: () => import('../ordering/coupon.read').then((mod) => mod.readCustomerCoupon),
});
