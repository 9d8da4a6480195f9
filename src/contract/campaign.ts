import type { InferType } from 'yup';
import { endpoint, type Nothing, type Page } from './endpoint';
import { amount, list, pageOf, record, text, textOrNull } from './reading';
import { readItemCard, type ItemCard } from './item';
import { readStoreCard, type StoreCard } from './store';
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
  read: (answer) => ({
    campaigns: list(record(answer).campaigns).map(readCampaign),
    banners: list(record(answer).banners).map(readBanner),
  }),
});

export type StoreBanner = { id: number; title: string; image_full_url: string | null; link: string | null };

/** What a store hangs out on its own page. */
export const listStoreBanners = endpoint<InferType<typeof schema.listStoreBanners>, StoreBanner[]>({
  method: 'get',
  path: '/banners/:store_id',
  read: (answer) =>
    list(answer).map((it) => {
      const { id, title, image_full_url, link } = readBanner(it);
      return { id, title, image_full_url, link };
    }),
});

export const listCampaigns = endpoint<Nothing, Campaign[]>({
  method: 'get',
  path: '/campaigns/basic',
  read: (answer) => list(answer).map(readCampaign),
});

export type CampaignDetails = Campaign & { stores: StoreCard[] };

export const getCampaign = endpoint<InferType<typeof schema.getCampaign>, CampaignDetails | null>({
  method: 'get',
  path: '/campaigns/basic-campaign-details',
  read: (answer) => {
    const raw = record(answer);
    return amount(raw.id) > 0 ? { ...readCampaign(raw), stores: list(raw.stores).map(readStoreCard) } : null;
  },
});

/** Items of running item campaigns; they are ordered at once, not put into the cart (ITEM-32). */
export const listCampaignItems = endpoint<Nothing, ItemCard[]>({
  method: 'get',
  path: '/campaigns/item',
  read: (answer) => list(answer).map(readItemCard),
});

/** Single pictures of a module's home; other keys of the answer are not shown. */
export type OtherBanners = {
  bottom_section_banner_full_url: string | null;
  new_arrival_section_banner_full_url: string | null;
};

export const getOtherBanners = endpoint<Nothing, OtherBanners>({
  method: 'get',
  path: '/other-banners',
  read: (answer) => ({
    bottom_section_banner_full_url: textOrNull(record(answer).bottom_section_banner_full_url),
    new_arrival_section_banner_full_url: textOrNull(record(answer).new_arrival_section_banner_full_url),
  }),
});

export type FlashSale = { id: number; title: string; start_date: string; end_date: string; items: ItemCard[] };

export const getFlashSale = endpoint<Nothing, FlashSale | null>({
  method: 'get',
  path: '/flash-sales',
  read: (answer) => {
    const raw = record(answer);
    if (amount(raw.id) === 0) return null;
    return {
      id: amount(raw.id),
      title: text(raw.title),
      start_date: text(raw.start_date),
      end_date: text(raw.end_date),
      items: list(raw.active_products).map((it) => readItemCard(record(it).item)),
    };
  },
});

export type FlashItemPage = Page & { end_date: string; products: ItemCard[] };

export const listFlashItems = endpoint<InferType<typeof schema.listFlashItems>, FlashItemPage>({
  method: 'get',
  path: '/flash-sales/items',
  read: (answer) => {
    const raw = record(answer);
    const products = list(raw.products).map((it) => readItemCard(record(it).item));
    return { ...pageOf(raw, products.length), end_date: text(record(raw.flash_sale).end_date), products };
  },
});

export type Advertisement = {
  id: number;
  add_type: string;
  title: string;
  description: string;
  cover_image_full_url: string | null;
  profile_image_full_url: string | null;
  store_id: number;
  store: StoreCard | null;
};

export const listAdvertisements = endpoint<Nothing, Advertisement[]>({
  method: 'get',
  path: '/advertisement/list',
  read: (answer) =>
    list(answer).map((it) => {
      const raw = record(it);
      return {
        id: amount(raw.id),
        add_type: text(raw.add_type),
        title: text(raw.title),
        description: text(raw.description),
        cover_image_full_url: textOrNull(raw.cover_image_full_url),
        profile_image_full_url: textOrNull(raw.profile_image_full_url),
        store_id: amount(raw.store_id),
        store: amount(record(raw.store).id) > 0 ? readStoreCard(raw.store) : null,
      };
    }),
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
  read: (answer) =>
    list(answer).map((it) => {
      const raw = record(it);
      return {
        id: amount(raw.id),
        title: text(raw.title),
        code: text(raw.code),
        coupon_type: text(raw.coupon_type),
        discount: amount(raw.discount),
        discount_type: text(raw.discount_type) === 'amount' ? 'amount' : 'percent',
        min_purchase: amount(raw.min_purchase),
        max_discount: amount(raw.max_discount),
        expire_date: text(raw.expire_date),
      };
    }),
});

function readCampaign(value: unknown): Campaign {
  const raw = record(value);
  return {
    id: amount(raw.id),
    title: text(raw.title),
    description: text(raw.description),
    image_full_url: textOrNull(raw.image_full_url),
    available_date_starts: text(raw.available_date_starts),
    available_date_ends: text(raw.available_date_ends),
    start_time: text(raw.start_time),
    end_time: text(raw.end_time),
  };
}

function readBanner(value: unknown): Banner {
  const raw = record(value);
  return {
    id: amount(raw.id),
    title: text(raw.title),
    type: text(raw.type),
    image_full_url: textOrNull(raw.image_full_url),
    link: textOrNull(raw.link) ?? textOrNull(raw.default_link),
    store: amount(record(raw.store).id) > 0 ? readStoreCard(raw.store) : null,
    item: amount(record(raw.item).id) > 0 ? readItemCard(raw.item) : null,
  };
}
