import type { InferType } from 'yup';
import { endpoint, type Nothing, type Page } from '../core/endpoint';
import type { Category } from './category';
import type { ItemReview } from './review';
import type { Store } from './store';
import type * as schema from './item.schema';

/** The fields that items and campaign items share on cards (ordering §3). */
type CardFields = {
  id: number;
  /** `""` in slim lists; the URL then uses the id. */
  slug: string;
  name: string;
  /** Plain text, whatever the back end stores (wire-format §5.1). */
  description: string;
  image_full_url: string | null;
  price: number;
  /** The item's best discount. It is never added to the store's (PRICE-01). */
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
  /** The customer must choose an option before adding the item to the cart. */
  has_variant: boolean;
};

/** An item as its card shows it. Every list of items, full or slim, is read into this type. */
export type ItemCard = CardFields & { kind: 'item' };

type FoodVariationValue = { label: string; optionPrice: number; isSelected: boolean };
export type FoodVariation = {
  name: string;
  type: 'single' | 'multi';
  /** `on` means that a selection is required. */
  required: 'on' | 'off';
  min: number;
  max: number;
  values: FoodVariationValue[];
};
export type AddOn = { id: number; name: string; price: number; store_id: number; quantity: number; isChecked: boolean };
/** One combination of an item's choices, e.g. `Red-XL`. */
export type Variation = { type: string; price: number; stock: number };
/** `pictured` is an own addition: option n is shown by the item's picture n. */
export type ChoiceOption = { name: string; title: string; options: string[]; pictured?: true };

type DetailFields = {
  images_full_url: string[];
  zone_id: number;
  /** The number of pieces ordered so far. */
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
 * An item of a campaign. It has its own table and ids, so it is a type of its own: it cannot be added to the cart or
 * the favourites and has no page. It is ordered directly (ITEM-32, CHECKOUT-09). Its list contains all details.
 */
export type CampaignItem = CardFields &
  DetailFields & {
    kind: 'campaign_item';
    /** `YYYY-MM-DD`, both days included. */
    available_date_starts: string | null;
    available_date_ends: string | null;
  };

/** The fields that cards, pictures and dialogs can show for either kind. */
export type AnyItemCard = ItemCard | CampaignItem;
export type AnyItem = Item | CampaignItem;

export type ItemPage = Page & { products: ItemCard[]; categories: Category[] };

export const getItem = endpoint<InferType<typeof schema.getItem>, Item>({
  method: 'get',
  path: '/items/details/:id',
  read: () => import('./item.read').then((mod) => mod.readItem),
});

/** The call of an item's details, for a campaign item. */
export const getCampaignItem = endpoint<InferType<typeof schema.getCampaignItem>, CampaignItem>({
  method: 'get',
  path: '/items/details/:id',
  read: () => import('./item.read').then((mod) => mod.readCampaignItem),
});

const plain = <In>(path: `/${string}`) =>
  endpoint<In, ItemCard[]>({ method: 'get', path, read: () => import('./item.read').then((mod) => mod.readPlain) });

export const listRelatedItems = plain<InferType<typeof schema.byItem>>('/items/related-items/:id');
export const listRelatedStoreItems = plain<InferType<typeof schema.byItem>>('/items/related-store-items/:id');

/** The store's ten best-selling items. */
export const listStorePopularItems = plain<InferType<typeof schema.byItem>>('/stores/popular-items/:id');
export const listSetMenu = plain<Nothing>('/items/set-menu');

/** The average rating in stars, 0 without a review. */
export const getItemRating = endpoint<InferType<typeof schema.byItem>, number>({
  method: 'get',
  path: '/items/rating/:id',
  read: () => import('./item.read').then((mod) => mod.readItemRating),
});

export type ItemReviewPage = Page & { reviews: ItemReview[] };

export const listItemReviews = endpoint<InferType<typeof schema.listItemReviews>, ItemReviewPage>({
  method: 'get',
  path: '/items/reviews/:id',
  read: () => import('./item.read').then((mod) => mod.readItemReviews),
});
