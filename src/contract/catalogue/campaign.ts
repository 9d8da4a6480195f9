import type { InferType } from 'yup';
import { endpoint, type Nothing, type Page } from '../core/endpoint';
import type { CampaignItem, ItemCard } from './item';
import type { StoreCard } from './store';
import type * as schema from './campaign.schema';

/** A picture that leads to a store, to an item or to an address. */
export type Banner = {
  id: number;
  title: string;
  type: string;
  image_full_url: string | null;
  link: string | null;
  store: StoreCard | null;
  item: ItemCard | null;
};

export type Campaign = {
  id: number;
  title: string;
  description: string;
  image_full_url: string | null;
  available_date_starts: string;
  available_date_ends: string;
  start_time: string;
  end_time: string;
};

export type BannerAnswer = { campaigns: Campaign[]; banners: Banner[] };

export const listBanners = endpoint<InferType<typeof schema.listBanners>, BannerAnswer>({
  method: 'get',
  path: '/banners',
  read: () => import('./campaign.read').then((it) => it.readBanners),
});

/**
 * `item_id` is the item that an `item_wise` one leads to; any other leads to its address or nowhere. Its slug is empty
 * where the back end does not tell.
 */
export type StoreBanner = {
  id: number;
  title: string;
  image_full_url: string | null;
  link: string | null;
  item_id: number | null;
  item_slug: string;
};

/** What a store hangs out on its own page. */
export const listStoreBanners = endpoint<InferType<typeof schema.listStoreBanners>, StoreBanner[]>({
  method: 'get',
  path: '/banners/:store_id',
  read: () => import('./campaign.read').then((it) => it.readStoreBanners),
});

export const listCampaigns = endpoint<Nothing, Campaign[]>({
  method: 'get',
  path: '/campaigns/basic',
  read: () => import('./campaign.read').then((it) => it.readCampaigns),
});

export type CampaignDetails = Campaign & { stores: StoreCard[] };

export const getCampaign = endpoint<InferType<typeof schema.getCampaign>, CampaignDetails | null>({
  method: 'get',
  path: '/campaigns/basic-campaign-details',
  read: () => import('./campaign.read').then((it) => it.readCampaignAnswer),
});

/** Items of running item campaigns; they are ordered at once, not put into the cart (ITEM-32). */
export const listCampaignItems = endpoint<Nothing, CampaignItem[]>({
  method: 'get',
  path: '/campaigns/item',
  read: () => import('./campaign.read').then((it) => it.readCampaignItems),
});

/** Single pictures of a module's home; other keys of the answer are not shown. */
export type OtherBanners = {
  bottom_section_banner_full_url: string | null;
  new_arrival_section_banner_full_url: string | null;
};

export const getOtherBanners = endpoint<Nothing, OtherBanners>({
  method: 'get',
  path: '/other-banners',
  read: () => import('./campaign.read').then((it) => it.readOtherBanners),
});

export type FlashSale = { id: number; title: string; start_date: string; end_date: string; items: ItemCard[] };

export const getFlashSale = endpoint<Nothing, FlashSale | null>({
  method: 'get',
  path: '/flash-sales',
  read: () => import('./campaign.read').then((it) => it.readFlashSale),
});

export type FlashItemPage = Page & { end_date: string; products: ItemCard[] };

export const listFlashItems = endpoint<InferType<typeof schema.listFlashItems>, FlashItemPage>({
  method: 'get',
  path: '/flash-sales/items',
  read: () => import('./campaign.read').then((it) => it.readFlashItems),
});

export type Advertisement = {
  id: number;
  add_type: string;
  title: string;
  description: string;
  cover_image_full_url: string | null;
  profile_image_full_url: string | null;
  /** The film of a `video_promotion`. */
  video_attachment_full_url: string | null;
  store_id: number;
  store: StoreCard | null;
  /** Null where the store does not show it. */
  average_rating: number | null;
  /** Null where the store does not show it. */
  reviews_comments_count: number | null;
};

export const listAdvertisements = endpoint<Nothing, Advertisement[]>({
  method: 'get',
  path: '/advertisement/list',
  read: () => import('./campaign.read').then((it) => it.readAdvertisements),
});

export type Coupon = {
  id: number;
  title: string;
  code: string;
  coupon_type: string;
  discount: number;
  discount_type: 'percent' | 'amount';
  min_purchase: number;
  max_discount: number;
  expire_date: string;
};

export const listCoupons = endpoint<InferType<typeof schema.listCoupons>, Coupon[]>({
  method: 'get',
  path: '/coupon/list/all',
  read: () => import('./campaign.read').then((it) => it.readCoupons),
});
