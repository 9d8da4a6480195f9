import type { InferType } from 'yup';
import { endpoint, type Nothing, type Page } from '../core/endpoint';
import type { Category } from './category';
import type { ItemReview } from './review';
import type { Store } from './store';
import type * as schema from './item.schema';

/** What the cards of items and of campaign items have in common (ordering §3). */
type CardFields = {
  id: number;
  /** `""` in slim lists; the address then takes the id. */
  slug: string;
  name: string;
  description: string;
  image_full_url: string | null;
  price: number;
  /** The winning discount of the item, never to be added to the store's (PRICE-01). */
  discount: number;
  discount_type: 'percent' | 'amount';
  /** Percent. */
  store_discount: number;
  store_id: number;
  store_name: string;
  module_id: number;
  module_type: string;
  category_ids: number[];
  unit_type: string | null;
  veg: boolean;
  organic: boolean;
  recommended: boolean;
  is_halal: boolean;
  halal_tag_status: boolean;
  is_prescription_required: boolean;
  generic_name: string[];
  avg_rating: number;
  rating_count: number;
  stock: number;
  maximum_cart_quantity: number | null;
  available_time_starts: string | null;
  available_time_ends: string | null;
  schedule_order: boolean;
  flash_sale: boolean;
  /** A choice must be made before it can be added. */
  has_variant: boolean;
};

/** What a card of an item shows; every list of items, full or slim, is read into this. */
export type ItemCard = CardFields & { kind: 'item' };

type FoodVariationValue = { label: string; optionPrice: number; isSelected: boolean };
export type FoodVariation = {
  name: string;
  type: 'single' | 'multi';
  /** `on` means that a selection is needed. */
  required: 'on' | 'off';
  min: number;
  max: number;
  values: FoodVariationValue[];
};
export type AddOn = { id: number; name: string; price: number; store_id: number; quantity: number; isChecked: boolean };
/** One combination of an item's choices, e.g. `Red-XL`. */
export type Variation = { type: string; price: number; stock: number };
/** `pictured`, an own addition: each option is shown by the picture of the item at its place. */
export type ChoiceOption = { name: string; title: string; options: string[]; pictured?: true };

type DetailFields = {
  images_full_url: string[];
  zone_id: number;
  whislists_count: number;
  /** Pieces that were ordered. */
  order_count: number;
  nutritions_name: string[];
  allergies_name: string[];
  tags: string[];
  brand_name: string | null;
  add_ons: AddOn[];
  food_variations: FoodVariation[];
  choice_options: ChoiceOption[];
  variations: Variation[];
  reviews: ItemReview[];
  categories: Category[];
  store_details: Store | null;
};

export type Item = ItemCard & DetailFields;

/**
 * An item of a campaign. It has its own table and ids, so the compiler keeps it apart from `Item`: it cannot be put
 * into the cart or the favourites and has no page. It is ordered at once (ITEM-32, CHECKOUT-09). Its list carries all
 * details.
 */
export type CampaignItem = CardFields &
  DetailFields & {
    kind: 'campaign_item';
    /** `YYYY-MM-DD`, both included. */
    available_date_starts: string | null;
    available_date_ends: string | null;
  };

/** What cards, pictures and dialogs can show of either kind. */
export type AnyItemCard = ItemCard | CampaignItem;
export type AnyItem = Item | CampaignItem;

export type ItemPage = Page & { products: ItemCard[]; categories: Category[] };

export const getItem = endpoint<InferType<typeof schema.getItem>, Item>({
  method: 'get',
  path: '/items/details/:id',
  read: () => import('./item.read').then((it) => it.readItem),
});

/** The same call answers an item of a campaign. */
export const getCampaignItem = endpoint<InferType<typeof schema.getCampaignItem>, CampaignItem>({
  method: 'get',
  path: '/items/details/:id',
  read: () => import('./item.read').then((it) => it.readCampaignItem),
});

const items = <In>(path: `/${string}`) =>
  endpoint<In, ItemPage>({ method: 'get', path, read: () => import('./item.read').then((it) => it.readItemPage) });
const plain = <In>(path: `/${string}`) =>
  endpoint<In, ItemCard[]>({ method: 'get', path, read: () => import('./item.read').then((it) => it.readPlain) });

export const listPopularItems = items<InferType<typeof schema.listItems>>('/items/popular');
export const listMostReviewedItems = items<InferType<typeof schema.listItems>>('/items/most-reviewed');
export const listDiscountedItems = items<InferType<typeof schema.listItems>>('/items/discounted');
export const listNewItems = items<InferType<typeof schema.listItems>>('/items/new-arrival');
export const listStoreItems = items<InferType<typeof schema.listStoreItems>>('/items/latest');
export const listRecommendedItems = items<InferType<typeof schema.listRecommendedItems>>('/items/recommended');
export const listSuggestedItems = items<InferType<typeof schema.listSuggestedItems>>('/items/suggested');
export const listBasicItems = items<InferType<typeof schema.listBasicItems>>('/items/basic');
export const searchItems = items<InferType<typeof schema.searchItems>>('/items/search');
export const listRelatedItems = plain<InferType<typeof schema.byItem>>('/items/related-items/:id');
export const listRelatedStoreItems = plain<InferType<typeof schema.byItem>>('/items/related-store-items/:id');

/** The ten that a store sells most. */
export const listStorePopularItems = plain<InferType<typeof schema.byItem>>('/stores/popular-items/:id');
export const listSetMenu = plain<Nothing>('/items/set-menu');
export const listStoreConditionItems =
  items<InferType<typeof schema.listStoreConditionItems>>('/items/common-conditions');

/** Stars, 0 without a review. */
export const getItemRating = endpoint<InferType<typeof schema.byItem>, number>({
  method: 'get',
  path: '/items/rating/:id',
  read: () => import('./item.read').then((it) => it.readItemRating),
});

export type ItemReviewPage = Page & { reviews: ItemReview[] };

export const listItemReviews = endpoint<InferType<typeof schema.listItemReviews>, ItemReviewPage>({
  method: 'get',
  path: '/items/reviews/:id',
  read: () => import('./item.read').then((it) => it.readItemReviews),
});
