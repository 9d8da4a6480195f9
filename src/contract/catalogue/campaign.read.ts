import { readPaging } from '../core/paging';
import { amount, amountOrNull, flag, list, record, records, text, textOrNull } from '../core/wire-values';
import { readCampaignItem, readItemCard } from './item.read';
import type { CampaignItem, ItemCard } from './item';
import { readStoreCard, readStoreLink } from './store.read';
import type { Campaign, CampaignDetails, OtherBanners, FlashSale, FlashItemPage, Coupon } from './campaign';
import type { Banner, BannerAnswer, StoreBanner, Advertisement } from './banner';

/** Banners with neither a title nor a target are left out, here and below. */
export function readBanners(answer: unknown): BannerAnswer {
  return {
    campaigns: list(record(answer).campaigns).map(readCampaign),
    banners: list(record(answer).banners)
      .map(readBanner)
      .filter((banner) => banner.title || banner.store || banner.item || banner.link),
  };
}

export function readStoreBanners(answer: unknown): StoreBanner[] {
  const banners = list(answer).map((entry) => {
    const { id, title, type, image_full_url, link } = readBanner(entry);
    const { data, item_slug } = record(entry);
    const item_id = type === 'item_wise' ? amountOrNull(data) : null;
    return { id, title, image_full_url, link, item_id, item_slug: text(item_slug) };
  });
  return banners.filter((banner) => banner.title || banner.link || banner.item_id);
}

export function readCampaigns(answer: unknown): Campaign[] {
  return list(answer).map(readCampaign);
}

export function readCampaignAnswer(answer: unknown): CampaignDetails | null {
  const raw = record(answer);
  return amount(raw.id) > 0 ? { ...readCampaign(raw), stores: list(raw.stores).map(readStoreCard) } : null;
}

export function readCampaignItems(answer: unknown): CampaignItem[] {
  return list(answer).map(readCampaignItem);
}

export function readOtherBanners(answer: unknown): OtherBanners {
  return {
    bottom_section_banner_full_url: textOrNull(record(answer).bottom_section_banner_full_url),
    new_arrival_section_banner_full_url: textOrNull(record(answer).new_arrival_section_banner_full_url),
  };
}

export function readFlashSale(answer: unknown): FlashSale | null {
  const raw = record(answer);
  if (amount(raw.id) === 0) return null;
  return {
    id: amount(raw.id),
    title: text(raw.title),
    start_date: text(raw.start_date),
    end_date: text(raw.end_date),
    items: readSold(raw.active_products),
  };
}

export function readFlashItems(answer: unknown): FlashItemPage {
  const raw = record(answer);
  const products = readSold(raw.products);
  return { ...readPaging(raw, products.length), end_date: text(record(raw.flash_sale).end_date), products };
}

/** Some back ends keep items that are no longer sold in a flash sale, with the item missing. */
function readSold(products: unknown): ItemCard[] {
  return list(products)
    .map((entry) => readItemCard(record(entry).item))
    .filter(({ id }) => id > 0);
}

export function readAdvertisements(answer: unknown): Advertisement[] {
  return records(answer).map((raw) => ({
    id: amount(raw.id),
    title: text(raw.title),
    description: text(raw.description),
    cover_image_full_url: textOrNull(raw.cover_image_full_url),
    profile_image_full_url: textOrNull(raw.profile_image_full_url),
    video_attachment_full_url:
      text(raw.add_type) === 'video_promotion' ? textOrNull(raw.video_attachment_full_url) : null,
    store_id: amount(raw.store_id),
    store: amount(record(raw.store).id) > 0 ? readStoreLink(raw.store) : null,
    average_rating: flag(raw.is_rating_active) ? amountOrNull(raw.average_rating) : null,
    reviews_comments_count: flag(raw.is_review_active) ? amountOrNull(raw.reviews_comments_count) : null,
  }));
}

export function readCoupons(answer: unknown): Coupon[] {
  return records(answer).map((raw) => ({
    id: amount(raw.id),
    title: text(raw.title),
    code: text(raw.code),
    coupon_type: text(raw.coupon_type),
    discount: amount(raw.discount),
    discount_type: text(raw.discount_type) === 'amount' ? 'amount' : 'percent',
    min_purchase: amount(raw.min_purchase),
    max_discount: amount(raw.max_discount),
    expire_date: text(raw.expire_date),
  }));
}

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
    store: amount(record(raw.store).id) > 0 ? readStoreLink(raw.store) : null,
    item: amount(record(raw.item).id) > 0 ? readItemCard(raw.item) : null,
  };
}
