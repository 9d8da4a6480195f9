import type { ModuleType } from '@/contract/catalogue/module';

/** The sections of a home page. Each renders the answer of its own call, or nothing when that is empty. */
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
  /** Below the list of all stores; loaded when the visitor scrolls near it. */
  later: readonly HomeSection[];
};

/**
 * The sections of each module's home in their order (wire-format §10); banners are second, as designed. "Visit again"
 * is personal, so it is the first of the sections that are rendered in the browser only.
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
  // Rendered by the rental feature, which has its own calls for both.
  rental: { first: ['banners'], later: ['coupons'] },
};

export function homeLayout(type: ModuleType): Layout {
  return LAYOUTS[type];
}
