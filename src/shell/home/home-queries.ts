import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ItemPage } from '@/contract/catalogue/item';
import {
  listBasicItems,
  listDiscountedItems,
  listMostReviewedItems,
  listNewItems,
  listPopularItems,
  listRecommendedItems,
} from '@/contract/catalogue/item-lists';
import type { Endpoint } from '@/contract/core/endpoint';
import {
  listLatestStores,
  listPopularStores,
  listRecommendedStores,
  listStores,
  listTopOffers,
  type StorePage,
} from '@/contract/catalogue/store';
import { limits } from '@/domain/limits';
import { advertisementsQuery, bannersQuery } from '@/features/campaign/banners-api';
import { categoriesQuery } from '@/features/category/api';
import { marketQuery } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';
import type { HomeSection } from './home-layout';

const RAIL = { limit: limits.list_page_size, offset: 1 };

type ItemSection = Extract<
  HomeSection,
  'popular_items' | 'special_offers' | 'best_reviewed' | 'loved_items' | 'new_arrivals' | 'basic_medicine'
>;
type StoreSection = Extract<
  HomeSection,
  'recommended_stores' | 'top_offers' | 'new_stores' | 'popular_stores' | 'featured_stores'
>;

const items =
  <In>(endpoint: Endpoint<In, ItemPage>, input: In) =>
  (market: PageMarket) =>
    marketQuery(market, endpoint, input);
const stores =
  <In>(endpoint: Endpoint<In, StorePage>, input: In) =>
  (market: PageMarket) =>
    marketQuery(market, endpoint, input);

const ITEMS: Record<ItemSection, ReturnType<typeof items>> = {
  popular_items: items(listPopularItems, RAIL),
  special_offers: items(listDiscountedItems, RAIL),
  best_reviewed: items(listMostReviewedItems, RAIL),
  loved_items: items(listRecommendedItems, RAIL),
  new_arrivals: items(listNewItems, RAIL),
  basic_medicine: items(listBasicItems, RAIL),
};

const STORES: Record<StoreSection, ReturnType<typeof stores>> = {
  recommended_stores: stores(listRecommendedStores, RAIL),
  top_offers: stores(listTopOffers, RAIL),
  // Without a payload (HOME-07).
  new_stores: stores(listLatestStores, {}),
  // As /store/popular begins (HOME-04).
  popular_stores: stores(listPopularStores, { type: 'all', limit: limits.popular_stores_limit, offset: 1 }),
  featured_stores: stores(listStores, { filter: 'all', featured: 1, ...RAIL }),
};

export const itemSectionQuery = (market: PageMarket, section: ItemSection) => ITEMS[section](market);
export const storeSectionQuery = (market: PageMarket, section: StoreSection) => STORES[section](market);

export function isItemSection(section: HomeSection): section is ItemSection {
  return section in ITEMS;
}

export function isStoreSection(section: HomeSection): section is StoreSection {
  return section in STORES;
}

type Get = <Out>(options: FetchQueryOptions<Out, Error, Out, readonly unknown[]>) => Promise<Out>;

/** The queries that the server prefetches for the first screens. */
export function prefetchSection(market: PageMarket, section: HomeSection, get: Get): Promise<unknown> {
  if (isItemSection(section)) return get(itemSectionQuery(market, section));
  if (isStoreSection(section)) return get(storeSectionQuery(market, section));
  if (section === 'categories') return get(categoriesQuery(market));
  if (section === 'banners') return get(bannersQuery(market));
  if (section === 'advertisements') return get(advertisementsQuery(market));
  return Promise.resolve();
}
