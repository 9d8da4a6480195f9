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
    market.posters.map((it, n) => ({ it, n })),
    {
      table: other_banners,
      key: ({ it, n }) => `${it.module}/${it.place}/${n}`,
      row: ({ it }) => ({
        module_id: id(modules, it.module),
        key: it.place,
        title: it.title ?? null,
        short_description: it.text ?? null,
        image: it.picture ? picture(posterKind(it.place), it.picture) : null,
        priority: it.priority ?? 0,
      }),
    },
  );
  await put(loading, market.banners, {
    table: banners,
    key: (it) => it.key,
    row: (it) => bannerRow(loading, it),
  });
  await put(loading, market.advertisements, {
    table: advertisements,
    key: (it) => it.key,
    row: (it) => advertisementRow(loading, it),
  });
  await loadCampaigns(loading);
  await loadPrices(loading);
}

function bannerRow({ id, picture }: Loading, it: Banner): typeof banners.$inferInsert {
  const store = it.of_store ?? it.store;
  return {
    type: it.item ? 'item_wise' : it.store ? 'store_wise' : 'default',
    title: it.title,
    image: picture('banner', it.picture),
    featured: it.featured ?? false,
    module_id: id(modules, it.module),
    zone_id: it.zone ? id(zones, it.zone) : null,
    store_id: store ? id(stores, store) : null,
    item_id: it.item ? id(items, it.item) : null,
    link: it.link ?? null,
    created_by: it.of_store ? 'store' : 'admin',
    priority: it.priority ?? 0,
  };
}

function advertisementRow(loading: Loading, it: Advertisement): typeof advertisements.$inferInsert {
  const { market, id, picture, day } = loading;
  const module = market.stores.find(({ slug }) => slug === it.store)?.module ?? '';
  return {
    add_type: it.film ? 'video_promotion' : 'store_promotion',
    video_attachment: it.film ?? null,
    title: it.title,
    description: it.description,
    cover_image: picture('cover', it.cover),
    profile_image: picture('logo', it.profile),
    store_id: id(stores, it.store),
    module_id: id(modules, module),
    start_date: day(it.starts),
    end_date: day(it.ends),
    priority: it.priority ?? 0,
  };
}

async function loadCampaigns(loading: Loading): Promise<void> {
  const { db, market, id, picture, day } = loading;
  await put(loading, market.campaigns, {
    table: campaigns,
    key: (it) => it.slug,
    row: (it) => ({
      slug: it.slug,
      title: it.title,
      description: it.description,
      image: picture('banner', it.picture),
      module_id: id(modules, it.module),
      available_date_starts: day(it.starts),
      available_date_ends: day(it.ends),
    }),
  });
  const loaded = market.campaigns.map(({ slug }) => id(campaigns, slug));
  await db.delete(campaign_stores).where(inArray(campaign_stores.campaign_id, loaded));
  await insertAll(
    db,
    campaign_stores,
    market.campaigns.flatMap((it) =>
      it.stores.map((slug) => ({ campaign_id: id(campaigns, it.slug), store_id: id(stores, slug) })),
    ),
  );
}
