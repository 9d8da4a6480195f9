import * as campaign from '@/contract/catalogue/campaign';
import * as banner from '@/contract/catalogue/banner';
import * as schema from '@/contract/catalogue/campaign.schema';
import { nothing } from '@/contract/core/fields';
import { ApiError, type Routes } from '../http/api';
import * as data from '../data/catalogue/campaign';
import { listOpenCoupons } from '../data/coupon';
import { serializeCoupon } from '../serializers/coupon';
import { findMarket } from '../data/market';
import { listItemsByIds } from '../data/catalogue/item';
import { listStoresByIds } from '../data/catalogue/store';
import {
  serializeAdvertisement,
  serializeBanner,
  serializeCampaign,
  serializeFlashItem,
  serializeFlashSale,
  serializeOtherBanners,
  serializeStoreBanner,
} from '../serializers/campaign';
import { serializeItem } from '../serializers/item';
import { EMPTY_ANSWER, toPageRequest, createView } from '../data/view';
import { serializeStore } from '../serializers/store';
import { requireModule } from '../http/guards';
import { enter, enterAny, enterOffers, EVERYWHERE } from './market';

export const campaignRoutes: Routes = (on) => {
  on(banner.listBanners, schema.listBanners, async ({ featured }, caller) => {
    const { market, view } = await enterAny(caller);
    const [rows, running] = await Promise.all([
      data.listHomeBanners(caller.db, market, featured === 1),
      data.listRunningCampaigns(caller.db, market.module_id, view.clock),
    ]);
    const [stores, items] = await Promise.all([
      listStoresByIds(
        caller.db,
        rows.flatMap(({ store_id }) => store_id ?? []),
      ),
      listItemsByIds(
        caller.db,
        rows.flatMap(({ item_id }) => item_id ?? []),
        caller.now,
      ),
    ]);
    const isHere = ({ zone_id }: { zone_id: number }) => market.zone_ids === null || market.zone_ids.includes(zone_id);
    const targets = { stores: stores.filter(isHere), items: items.filter(isHere) };
    return {
      campaigns: running.map((row) => serializeCampaign(row, view)),
      banners: rows.flatMap((row) => serializeBanner(row, targets, view) ?? []),
    };
  });

  on(banner.listStoreBanners, schema.listStoreBanners, async ({ store_id }, caller) => {
    const [rows, view] = await Promise.all([data.listBannersOfStore(caller.db, store_id), createView(caller)]);
    return rows.map((row) => serializeStoreBanner(row, view));
  });

  on(campaign.getOtherBanners, nothing, async (_input, caller) => {
    const [rows, view] = await Promise.all([
      data.listOtherBanners(caller.db, requireModule(caller)),
      createView(caller),
    ]);
    return serializeOtherBanners(rows, view);
  });

  on(campaign.listCampaigns, nothing, async (_input, caller) => {
    const { market, view } = await enterOffers(caller);
    const rows = await data.listRunningCampaigns(caller.db, market.module_id, view.clock);
    return rows.map((row) => serializeCampaign(row, view));
  });

  on(campaign.getCampaign, schema.getCampaign, async ({ basic_campaign_id }, caller) => {
    const { view } = await enterAny(caller);
    const row = await data.findCampaign(caller.db, basic_campaign_id, view.clock);
    // Whatever module the client names, the campaign's own decides which zones it serves.
    const own = row && (await findMarket(caller.db, row.module_id, caller.zone_ids));
    if (!row || !own) return EMPTY_ANSWER;
    const { zone_ids } = caller.zone_ids.length > 0 ? own : EVERYWHERE;
    const stores = await data.listCampaignStores(caller.db, row.id, { module_id: null, zone_ids });
    return { ...serializeCampaign(row, view), stores: stores.map((store) => serializeStore(store, view)) };
  });

  on(campaign.listCampaignItems, nothing, async (_input, caller) => {
    const { market, view } = await enterOffers(caller);
    const rows = await data.listCampaignItems(caller.db, market, view.clock);
    return rows.map((row) => serializeItem(row, view));
  });

  offers(on);
};

const ALL_OF_A_SALE = { limit: 100, offset: 1 };

const offers: Routes = (on) => {
  on(campaign.getFlashSale, nothing, async (_input, caller) => {
    const { market, view } = await enterOffers(caller);
    const sale = await data.findRunningFlashSale(caller.db, caller.now, { module_id: market.module_id });
    if (!sale) return EMPTY_ANSWER;
    const { rows } = await data.listFlashItems(caller.db, sale.id, market, ALL_OF_A_SALE);
    const items = await listItemsByIds(
      caller.db,
      rows.map(({ item_id }) => item_id),
      caller.now,
    );
    return {
      ...serializeFlashSale(sale, view),
      active_products: rows.flatMap((row) => serializeFlashItem(row, items, view) ?? []),
    };
  });

  on(campaign.listFlashItems, schema.listFlashItems, async ({ flash_sale_id, ...input }, caller) => {
    const { market, view } = await enterOffers(caller);
    const sale = await data.findRunningFlashSale(caller.db, caller.now, { id: flash_sale_id });
    if (!sale) throw new ApiError('flash_sale');
    const page = toPageRequest(input, 50);
    const { total_size, rows } = await data.listFlashItems(caller.db, sale.id, market, page);
    const items = await listItemsByIds(
      caller.db,
      rows.map(({ item_id }) => item_id),
      caller.now,
    );
    const products = rows.flatMap((row) => serializeFlashItem(row, items, view) ?? []);
    return { total_size, ...page, flash_sale: serializeFlashSale(sale, view), products };
  });

  on(banner.listAdvertisements, nothing, async (_input, caller) => {
    const { market, view } = await enter(caller);
    const rows = await data.listRunningAdvertisements(caller.db, market, view.clock);
    const stores = await listStoresByIds(
      caller.db,
      rows.map(({ store_id }) => store_id),
    );
    return rows.flatMap((row) => serializeAdvertisement(row, stores, view) ?? []);
  });

  on(campaign.listCoupons, schema.listCoupons, async ({ store_id }, caller) => {
    const { market, view } = await enter(caller);
    const rows = await listOpenCoupons(caller.db, market, view, { store_id });
    return rows.map((row) => serializeCoupon(row, view));
  });
};
