import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { StoreTime } from '@/domain/time/store-clock';
import type { Database } from '@/server/db/client';
import {
  advertisements,
  banners,
  campaign_stores,
  campaigns,
  flash_sale_items,
  flash_sales,
  item_campaigns,
  items,
  other_banners,
  stores,
} from '@/server/db/schema';
import { isOnOffer, isRunning } from './flash-sale';
import { listCampaignItemsByIds, type ItemRow } from './item';
import { inMarket, type Market } from '../market';
import { listStoresByIds, type StoreRow } from './store';
import { runsOn } from './taking-part';
import type { PageRequest } from '../view';

/** A banner with the slugs of the item and store that it links to. */
export type BannerRow = typeof banners.$inferSelect & { item_slug: string | null; store_slug: string | null };
export type CampaignRow = typeof campaigns.$inferSelect;

/** Banners of the home page: those for every zone, and those for one of the market's zones. */
export function listHomeBanners(
  db: Database,
  { module_id, zone_ids }: Market,
  featured: boolean,
): Promise<BannerRow[]> {
  return bannerRows(db)
    .where(
      and(
        eq(banners.status, true),
        eq(banners.created_by, 'admin'),
        module_id === null ? undefined : eq(banners.module_id, module_id),
        zone_ids === null ? undefined : or(isNull(banners.zone_id), inArray(banners.zone_id, zone_ids)),
        featured ? eq(banners.featured, true) : undefined,
      ),
    )
    .orderBy(asc(banners.priority), asc(banners.id));
}

export function listBannersOfStore(db: Database, store_id: number): Promise<BannerRow[]> {
  return bannerRows(db)
    .where(and(eq(banners.status, true), eq(banners.created_by, 'store'), eq(banners.store_id, store_id)))
    .orderBy(asc(banners.priority), asc(banners.id));
}

function bannerRows(db: Database) {
  return db
    .select({ ...getTableColumns(banners), item_slug: items.slug, store_slug: stores.slug })
    .from(banners)
    .leftJoin(items, eq(items.id, banners.item_id))
    .leftJoin(stores, eq(stores.id, banners.store_id));
}

export function listOtherBanners(db: Database, module_id: number) {
  return db
    .select()
    .from(other_banners)
    .where(eq(other_banners.module_id, module_id))
    .orderBy(asc(other_banners.priority), asc(other_banners.id));
}

/** Store campaigns that run on that date, those that end first at the front. */
export function listRunningCampaigns(
  db: Database,
  module_id: number | null,
  { date }: StoreTime,
): Promise<CampaignRow[]> {
  return db
    .select()
    .from(campaigns)
    .where(and(runsOn(date), module_id === null ? undefined : eq(campaigns.module_id, module_id)))
    .orderBy(asc(campaigns.available_date_ends), asc(campaigns.id));
}

/** A campaign that has begun by that date; one that is over stays. */
export async function findCampaign(db: Database, id: number, { date }: StoreTime): Promise<CampaignRow | undefined> {
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.status, true), lte(campaigns.available_date_starts, date)));
  return row;
}

/** The stores of the market that take part in a campaign. */
export async function listCampaignStores(db: Database, campaign_id: number, market: Market): Promise<StoreRow[]> {
  const found = await db
    .select({ id: stores.id })
    .from(campaign_stores)
    .innerJoin(stores, eq(stores.id, campaign_stores.store_id))
    .where(and(eq(campaign_stores.campaign_id, campaign_id), ...inMarket(market, stores)))
    .orderBy(desc(stores.order_count), asc(stores.id));
  return listStoresByIds(
    db,
    found.map(({ id }) => id),
  );
}

export async function listCampaignItems(db: Database, market: Market, { date }: StoreTime): Promise<ItemRow[]> {
  const found = await db
    .select({ id: item_campaigns.id })
    .from(item_campaigns)
    .where(
      and(
        eq(item_campaigns.status, true),
        ...inMarket(market, item_campaigns),
        lte(item_campaigns.available_date_starts, date),
        gte(item_campaigns.available_date_ends, date),
      ),
    )
    .orderBy(asc(item_campaigns.available_date_ends), asc(item_campaigns.id))
    .limit(50);
  return listCampaignItemsByIds(
    db,
    found.map(({ id }) => id),
  );
}

export type FlashSaleRow = typeof flash_sales.$inferSelect;

/** The running flash sale of a module: the one with that id, or without an id the one that ends first. */
export async function findRunningFlashSale(
  db: Database,
  now: Date,
  { module_id, id }: { module_id?: number | null; id?: number },
): Promise<FlashSaleRow | undefined> {
  const [row] = await db
    .select()
    .from(flash_sales)
    .where(
      and(
        isRunning(now),
        module_id == null ? undefined : eq(flash_sales.module_id, module_id),
        id === undefined ? undefined : eq(flash_sales.id, id),
      ),
    )
    .orderBy(asc(flash_sales.end_date), asc(flash_sales.id))
    .limit(1);
  return row;
}

export type FlashPage = { total_size: number; rows: (typeof flash_sale_items.$inferSelect)[] };

/** The items of a flash sale that are on sale in the market. */
export async function listFlashItems(
  db: Database,
  flash_sale_id: number,
  market: Market,
  page: PageRequest,
): Promise<FlashPage> {
  const which = and(
    eq(flash_sale_items.flash_sale_id, flash_sale_id),
    isOnOffer,
    eq(items.status, true),
    eq(stores.status, true),
    ...inMarket(market, items),
  );
  const found = await db
    .select({ flash: flash_sale_items })
    .from(flash_sale_items)
    .innerJoin(items, eq(items.id, flash_sale_items.item_id))
    .innerJoin(stores, eq(stores.id, items.store_id))
    .where(which)
    .orderBy(asc(flash_sale_items.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  const [counted] = await db
    .select({ count: count() })
    .from(flash_sale_items)
    .innerJoin(items, eq(items.id, flash_sale_items.item_id))
    .innerJoin(stores, eq(stores.id, items.store_id))
    .where(which);
  return { total_size: counted?.count ?? 0, rows: found.map(({ flash }) => flash) };
}

export async function listRunningAdvertisements(db: Database, market: Market, { date }: StoreTime) {
  const found = await db
    .select({ advertisement: advertisements })
    .from(advertisements)
    .innerJoin(stores, eq(stores.id, advertisements.store_id))
    .where(
      and(
        eq(advertisements.status, true),
        eq(stores.status, true),
        ...inMarket(market, stores),
        lte(advertisements.start_date, date),
        gte(advertisements.end_date, date),
      ),
    )
    .orderBy(asc(advertisements.priority), asc(advertisements.id));
  return found.map(({ advertisement }) => advertisement);
}
