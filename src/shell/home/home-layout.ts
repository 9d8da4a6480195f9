import type { ModuleType } from '@/contract/catalogue/module';

/** The parts of a home page; each draws itself from its call, or nothing when there is none of it. */
export type HomeSection =
  | 'categories'
  | 'banners'
  | 'recommended_stores'
  | 'visit_again'
  | 'advertisements'
  | 'popular_items'
  | 'special_offers'
  | 'top_offers'
  | 'best_reviewed'
  | 'campaign_items'
  | 'loved_items'
  | 'coupons'
  | 'new_stores'
  | 'popular_stores'
  | 'featured_stores'
  | 'flash_sale'
  | 'featured_categories'
  | 'brands'
  | 'basic_medicine'
  | 'conditions'
  | 'new_arrivals'
  | 'first_poster'
  | 'last_poster';

type Layout = {
  /** Rendered on the server, with names, prices and links. */
  first: readonly HomeSection[];
  /** Below all stores; fetched when the customer comes near. */
  later: readonly HomeSection[];
};

/**
 * The sections of each module's home in their order (wire-format §10); banners stand second, as designed. "Visit
 * again" is a customer's own, so it begins the sections that are drawn after the page has come.
 */
const LAYOUTS: Record<ModuleType, Layout> = {
  grocery: {
    first: ['categories', 'banners', 'recommended_stores', 'advertisements', 'popular_items'],
    later: [
      'visit_again',
      'first_poster',
      'special_offers',
      'top_offers',
      'best_reviewed',
      'campaign_items',
      'loved_items',
      'coupons',
      'new_stores',
      'last_poster',
    ],
  },
  food: {
    first: ['categories', 'banners', 'recommended_stores', 'advertisements', 'special_offers'],
    later: [
      'visit_again',
      'top_offers',
      'best_reviewed',
      'loved_items',
      'new_stores',
      'campaign_items',
      'coupons',
      'featured_categories',
    ],
  },
  pharmacy: {
    first: ['categories', 'banners', 'recommended_stores', 'advertisements', 'basic_medicine'],
    later: ['first_poster', 'visit_again', 'top_offers', 'featured_stores', 'campaign_items', 'coupons', 'conditions'],
  },
  ecommerce: {
    first: ['categories', 'banners', 'recommended_stores', 'advertisements', 'popular_items'],
    later: [
      'visit_again',
      'first_poster',
      'top_offers',
      'flash_sale',
      'special_offers',
      'popular_stores',
      'best_reviewed',
      'new_arrivals',
      'campaign_items',
      'loved_items',
      'coupons',
      'featured_categories',
      'brands',
      'last_poster',
    ],
  },
  parcel: { first: ['banners'], later: [] },
  // Drawn by the rental room, which has calls of its own for both.
  rental: { first: ['banners'], later: ['coupons'] },
};

export function homeLayout(type: ModuleType): Layout {
  return LAYOUTS[type];
}
