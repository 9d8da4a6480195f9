import { inArray } from 'drizzle-orm';
import {
  advertisements,
  banners,
  campaign_stores,
  campaigns,
  items,
  modules,
  other_banners,
  stores,
  zones,
} from '../../schema';
import { insertAll } from '../insert';
import type { Loading } from '../loading';
import { posterKind } from '../pictures';
import { put } from '../put';
import type { Advertisement, Banner } from '../shape/promotion';
import { loadPrices } from './price';

export async function loadPromotions(loading: Loading): Promise<void> {
  const { market, id, picture } = loading;
  await put(
    loading,
    market.posters.map((poster, n) => ({ poster, n })),
    {
      table: other_banners,
      key: ({ poster, n }) => `${poster.module}/${poster.place}/${n}`,
      row: ({ poster }) => ({
        module_id: id(modules, poster.module),
        key: poster.place,
        title: poster.title ?? null,
        short_description: poster.text ?? null,
        image: poster.picture ? picture(posterKind(poster.place), poster.picture) : null,
        priority: poster.priority ?? 0,
      }),
    },
  );
  await put(loading, market.banners, {
    table: banners,
    key: (banner) => banner.key,
    row: (banner) => bannerRow(loading, banner),
  });
  await put(loading, market.advertisements, {
    table: advertisements,
    key: (advertisement) => advertisement.key,
    row: (advertisement) => advertisementRow(loading, advertisement),
  });
  await loadCampaigns(loading);
  await loadPrices(loading);
}

function bannerRow({ id, picture }: Loading, banner: Banner): typeof banners.$inferInsert {
  const store = banner.of_store ?? banner.store;
  return {
    type: banner.item ? 'item_wise' : banner.store ? 'store_wise' : 'default',
    title: banner.title,
    image: picture('banner', banner.picture),
    featured: banner.featured ?? false,
    module_id: id(modules, banner.module),
    zone_id: banner.zone ? id(zones, banner.zone) : null,
    store_id: store ? id(stores, store) : null,
    item_id: banner.item ? id(items, banner.item) : null,
    link: banner.link ?? null,
    created_by: banner.of_store ? 'store' : 'admin',
    priority: banner.priority ?? 0,
  };
}

function advertisementRow(loading: Loading, advertisement: Advertisement): typeof advertisements.$inferInsert {
  const { market, id, picture, day } = loading;
  const module = market.stores.find(({ slug }) => slug === advertisement.store)?.module ?? '';
  return {
    add_type: advertisement.film ? 'video_promotion' : 'store_promotion',
    video_attachment: advertisement.film ?? null,
    title: advertisement.title,
    description: advertisement.description,
    cover_image: picture('cover', advertisement.cover),
    profile_image: picture('logo', advertisement.profile),
    store_id: id(stores, advertisement.store),
    module_id: id(modules, module),
    start_date: day(advertisement.starts),
    end_date: day(advertisement.ends),
    priority: advertisement.priority ?? 0,
  };
}

async function loadCampaigns(loading: Loading): Promise<void> {
  const { db, market, id, picture, day } = loading;
  await put(loading, market.campaigns, {
    table: campaigns,
    key: (campaign) => campaign.slug,
    row: (campaign) => ({
      slug: campaign.slug,
      title: campaign.title,
      description: campaign.description,
      image: picture('banner', campaign.picture),
      module_id: id(modules, campaign.module),
      available_date_starts: day(campaign.starts),
      available_date_ends: day(campaign.ends),
    }),
  });
  const loaded = market.campaigns.map(({ slug }) => id(campaigns, slug));
  await db.delete(campaign_stores).where(inArray(campaign_stores.campaign_id, loaded));
  await insertAll(
    db,
    campaign_stores,
    market.campaigns.flatMap((campaign) =>
      campaign.stores.map((slug) => ({ campaign_id: id(campaigns, campaign.slug), store_id: id(stores, slug) })),
    ),
  );
}
