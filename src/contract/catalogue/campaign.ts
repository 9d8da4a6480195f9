import type { InferType } from 'yup';
import { endpoint, type Nothing, type Page } from '../core/endpoint';
import type { CampaignItem, ItemCard } from './item';
import type { StoreCard } from './store';
import type * as schema from './campaign.schema';

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

export const listCampaigns = endpoint<Nothing, Campaign[]>({
  method: 'get',
  path: '/campaigns/basic',
  read: () => import('./campaign.read').then((mod) => mod.readCampaigns),
});

export type CampaignDetails = Campaign & { stores: StoreCard[] };

export const getCampaign = endpoint<InferType<typeof schema.getCampaign>, CampaignDetails | null>({
  method: 'get',
  path: '/campaigns/basic-campaign-details',
  read: () => import('./campaign.read').then((mod) => mod.readCampaignAnswer),
});

/** Items of running item campaigns. They are ordered directly, not through the cart (ITEM-32). */
export const listCampaignItems = endpoint<Nothing, CampaignItem[]>({
  method: 'get',
  path: '/campaigns/item',
  read: () => import('./campaign.read').then((mod) => mod.readCampaignItems),
});

/** Single banners on a module's home page. Other keys of the answer are not shown. */
export type OtherBanners = {
  bottom_section_banner_full_url: string | null;
  new_arrival_section_banner_full_url: string | null;
};

export const getOtherBanners = endpoint<Nothing, OtherBanners>({
  method: 'get',
  path: '/other-banners',
  read: () => import('./campaign.read').then((mod) => mod.readOtherBanners),
});

export type FlashSale = { id: number; title: string; start_date: string; end_date: string; items: ItemCard[] };

export const getFlashSale = endpoint<Nothing, FlashSale | null>({
  method: 'get',
  path: '/flash-sales',
  read: () => import('./campaign.read').then((mod) => mod.readFlashSale),
});

export type FlashItemPage = Page & { end_date: string; products: ItemCard[] };

export const listFlashItems = endpoint<InferType<typeof schema.listFlashItems>, FlashItemPage>({
  method: 'get',
  path: '/flash-sales/items',
  read: () => import('./campaign.read').then((mod) => mod.readFlashItems),
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
  read: () => import('./campaign.read').then((mod) => mod.readCoupons),
});
