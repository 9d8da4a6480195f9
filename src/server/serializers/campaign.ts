import { pick } from '@/contract/core/keys';
import type { advertisements, flash_sale_items, other_banners } from '../db/schema';
import type { BannerRow, CampaignRow, FlashSaleRow } from '../data/catalogue/campaign';
import type { ItemRow } from '../data/catalogue/item';
import type { StoreRow } from '../data/catalogue/store';
import { bit, mediaUrl, localizeText, type View } from '../data/view';
import { serializeItem } from './item';
import { serializeStore } from './store';

export function serializeCampaign(row: CampaignRow, view: View) {
  return {
    id: row.id,
    title: localizeText(row.title, view),
    description: localizeText(row.description, view),
    image: row.image,
    image_full_url: mediaUrl(row.image, view),
    available_date_starts: row.available_date_starts,
    available_date_ends: row.available_date_ends,
    start_time: row.start_time,
    end_time: row.end_time,
    module_id: row.module_id,
  };
}

/** A banner with its target; null when the target is not on sale here. */
export function serializeBanner(row: BannerRow, targets: { stores: StoreRow[]; items: ItemRow[] }, view: View) {
  const store = targets.stores.find(({ id }) => id === row.store_id);
  const item = targets.items.find(({ id }) => id === row.item_id);
  if ((row.store_id !== null && !store) || (row.item_id !== null && !item)) return null;
  return {
    id: row.id,
    title: localizeText(row.title, view),
    type: row.type,
    image: row.image,
    image_full_url: mediaUrl(row.image, view),
    link: row.link,
    store: store ? serializeStore(store, view) : null,
    item: item ? serializeItem(item, view) : null,
  };
}

export function serializeStoreBanner(row: BannerRow, view: View) {
  return {
    id: row.id,
    title: localizeText(row.title, view),
    type: row.type,
    image: row.image,
    image_full_url: mediaUrl(row.image, view),
    default_link: row.link,
    data: row.item_id ?? row.store_id,
    /** An addition to the wire format, for links to the item's page. */
    item_slug: row.item_slug,
  };
}

/** Pairs of `<key>` and `<key>_full_url`; numbered rows (why choose) become a list instead. */
export function serializeOtherBanners(rows: (typeof other_banners.$inferSelect)[], view: View) {
  const reasons = rows.filter(({ key }) => key === 'why_choose');
  if (reasons.length > 0) {
    const banners = reasons.map(({ id, title, short_description, image }) => ({
      id,
      title: localizeText(title, view),
      short_description: localizeText(short_description, view),
      image_full_url: mediaUrl(image, view),
    }));
    return { banners };
  }
  return Object.fromEntries(
    rows.flatMap(({ key, image }) => [
      [key, image],
      [`${key}_full_url`, mediaUrl(image, view)],
    ]),
  );
}

export function serializeFlashSale(row: FlashSaleRow, view: View) {
  return {
    id: row.id,
    title: localizeText(row.title, view),
    start_date: row.start_date.toISOString(),
    end_date: row.end_date.toISOString(),
    is_publish: bit(row.is_publish),
  };
}

export function serializeFlashItem(row: typeof flash_sale_items.$inferSelect, items: ItemRow[], view: View) {
  const item = items.find(({ id }) => id === row.item_id);
  if (!item) return null;
  return {
    ...pick(row, 'id', 'item_id', 'stock', 'sold', 'available_stock', 'discount', 'discount_type', 'price'),
    item: serializeItem(item, view),
  };
}

export function serializeAdvertisement(row: typeof advertisements.$inferSelect, stores: StoreRow[], view: View) {
  const store = stores.find(({ id }) => id === row.store_id);
  if (!store) return null;
  return {
    id: row.id,
    add_type: row.add_type,
    title: localizeText(row.title, view),
    description: localizeText(row.description, view),
    cover_image_full_url: mediaUrl(row.cover_image, view),
    profile_image_full_url: mediaUrl(row.profile_image, view),
    video_attachment_full_url: mediaUrl(row.video_attachment, view),
    store_id: row.store_id,
    store: serializeStore(store, view),
    is_rating_active: bit(row.is_rating_active),
    is_review_active: bit(row.is_review_active),
    average_rating: store.avg_rating,
    reviews_comments_count: store.rating_count,
    active: 1,
  };
}
