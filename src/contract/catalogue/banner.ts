import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type { Campaign } from './campaign';
import type { ItemCard } from './item';
import type { StoreLink } from './store';
import type * as schema from './campaign.schema';

/** A banner that links to a store, an item or an address. */
export type Banner = {
  id: number;
  title: string;
  type: string;
  image_full_url: string | null;
  link: string | null;
  store: StoreLink | null;
  item: ItemCard | null;
};

export type BannerAnswer = { campaigns: Campaign[]; banners: Banner[] };

export const listBanners = endpoint<InferType<typeof schema.listBanners>, BannerAnswer>({
  method: 'get',
  path: '/banners',
  read: () => import('./campaign.read').then((mod) => mod.readBanners),
});

/**
 * `item_id` is set for `item_wise` banners, which link to an item. Other banners link to `link` or nowhere. `item_slug`
 * is empty where the back end does not send it.
 */
export type StoreBanner = {
  id: number;
  title: string;
  image_full_url: string | null;
  link: string | null;
  item_id: number | null;
  item_slug: string;
};

/** The banners on a store's own page. */
export const listStoreBanners = endpoint<InferType<typeof schema.listStoreBanners>, StoreBanner[]>({
  method: 'get',
  path: '/banners/:store_id',
  read: () => import('./campaign.read').then((mod) => mod.readStoreBanners),
});

export type Advertisement = {
  id: number;
  title: string;
  description: string;
  cover_image_full_url: string | null;
  profile_image_full_url: string | null;
  /** The video of a `video_promotion`. */
  video_attachment_full_url: string | null;
  store_id: number;
  store: StoreLink | null;
  /** null where the store hides it. */
  average_rating: number | null;
  /** null where the store hides it. */
  reviews_comments_count: number | null;
};

export const listAdvertisements = endpoint<Nothing, Advertisement[]>({
  method: 'get',
  path: '/advertisement/list',
  read: () => import('./campaign.read').then((mod) => mod.readAdvertisements),
});
