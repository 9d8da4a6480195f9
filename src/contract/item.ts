import type { InferType } from 'yup';
import { endpoint, type Nothing, type Page } from './endpoint';
import { amount, amountOrNull, flag, list, pageOf, record, text, textOrNull, texts, type Raw } from './reading';
import { readCategory, type Category } from './category';
import { readReview, type ItemReview } from './review';
import { readStore, type Store } from './store';
import type * as schema from './item.schema';

/** What a card of an item shows; every list of items, full or slim, is read into this (ordering §3). */
export type ItemCard = {
  id: number;
  /** `""` in slim lists; the address then takes the id. */
  slug: string;
  name: string;
  description: string;
  image_full_url: string | null;
  price: number;
  /** The winning discount of the item, never to be added to the store's (decision PRICE-01). */
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
export type ChoiceOption = { name: string; title: string; options: string[] };

export type Item = ItemCard & {
  images_full_url: string[];
  zone_id: number;
  whislists_count: number;
  available_date_starts: string | null;
  available_date_ends: string | null;
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

export type ItemPage = Page & { products: ItemCard[]; categories: Category[] };

export const getItem = endpoint<InferType<typeof schema.getItem>, Item>({
  method: 'get',
  path: '/items/details/:id',
  read: readItem,
});

const items = <In>(path: `/${string}`) => endpoint<In, ItemPage>({ method: 'get', path, read: readItemPage });
const plain = <In>(path: `/${string}`) =>
  endpoint<In, ItemCard[]>({ method: 'get', path, read: (answer) => list(answer).map(readItemCard) });

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
  read: (answer) => amount(answer),
});

export type ItemReviewPage = Page & { reviews: ItemReview[] };

export const listItemReviews = endpoint<InferType<typeof schema.listItemReviews>, ItemReviewPage>({
  method: 'get',
  path: '/items/reviews/:id',
  read: (answer) => {
    const reviews = list(record(answer).reviews).map(readReview);
    return { ...pageOf(answer, reviews.length), reviews };
  },
});

export function readItemPage(answer: unknown): ItemPage {
  const raw = record(answer);
  const products = list(raw.products ?? raw.items).map(readItemCard);
  return { ...pageOf(raw, products.length), products, categories: list(raw.categories).map(readCategory) };
}

export function readItemCard(value: unknown): ItemCard {
  const raw = record(value);
  return {
    id: amount(raw.id),
    slug: text(raw.slug),
    name: text(raw.name) || text(raw.title),
    description: text(raw.description),
    image_full_url: textOrNull(raw.image_full_url),
    store_id: amount(raw.store_id),
    store_name: text(raw.store_name),
    module_id: amount(raw.module_id),
    module_type: text(raw.module_type),
    category_ids: list(raw.category_ids).map((it) => amount(record(it).id)),
    unit_type: textOrNull(raw.unit_type),
    ...readPrice(raw),
    ...readMarks(raw),
    ...readSupply(raw),
  };
}

function readPrice(raw: Raw) {
  return {
    price: amount(raw.price),
    discount: amount(raw.discount),
    discount_type: text(raw.discount_type) === 'amount' ? ('amount' as const) : ('percent' as const),
    store_discount: amount(raw.store_discount),
    flash_sale: flag(raw.flash_sale),
  };
}

function readMarks(raw: Raw) {
  return {
    veg: flag(raw.veg),
    organic: flag(raw.organic),
    recommended: flag(raw.recommended),
    is_halal: flag(raw.is_halal),
    halal_tag_status: flag(raw.halal_tag_status),
    is_prescription_required: flag(raw.is_prescription_required),
    generic_name: texts(raw.generic_name),
    avg_rating: amount(raw.avg_rating),
    rating_count: amount(raw.rating_count),
  };
}

function readSupply(raw: Raw) {
  return {
    stock: amount(raw.stock),
    maximum_cart_quantity: amountOrNull(raw.maximum_cart_quantity),
    available_time_starts: textOrNull(raw.available_time_starts),
    available_time_ends: textOrNull(raw.available_time_ends),
    schedule_order: flag(raw.schedule_order),
    has_variant:
      amount(raw.has_variant) > 0 ||
      list(raw.food_variations).length > 0 ||
      list(raw.variations).length > 0 ||
      list(raw.choice_options).length > 0,
  };
}

export function readItem(value: unknown): Item {
  const raw = record(value);
  return {
    ...readItemCard(raw),
    ...readChoices(raw),
    images_full_url: texts(raw.images_full_url),
    zone_id: amount(raw.zone_id),
    whislists_count: amount(raw.whislists_count ?? raw.wishlist_count),
    available_date_starts: textOrNull(raw.available_date_starts),
    available_date_ends: textOrNull(raw.available_date_ends),
    nutritions_name: texts(raw.nutritions_name),
    allergies_name: texts(raw.allergies_name),
    tags: list(raw.tags).map((it) => text(record(it).tag)),
    brand_name: textOrNull(record(raw.brand).name),
    reviews: list(raw.reviews).map(readReview),
    categories: list(raw.category_ids).map(readCategory),
    store_details: amount(record(raw.store_details).id) > 0 ? readStore(raw.store_details) : null,
  };
}

/** Choices of an item; a cart line has its add-ons under `addons` and marks what was chosen. */
function readChoices(raw: Raw) {
  return {
    add_ons: list(raw.addons ?? raw.add_ons)
      .filter((it) => amount(record(it).id) > 0)
      .map(readAddOn),
    food_variations: list(raw.food_variations).map(readFoodVariation),
    choice_options: list(raw.choice_options).map((it) => {
      const one = record(it);
      return { name: text(one.name), title: text(one.title), options: texts(one.options) };
    }),
    variations: list(raw.variations).map((it) => {
      const one = record(it);
      return { type: text(one.type), price: amount(one.price), stock: amount(one.stock) };
    }),
  };
}

function readAddOn(value: unknown): AddOn {
  const raw = record(value);
  return {
    id: amount(raw.id),
    name: text(raw.name),
    price: amount(raw.price),
    store_id: amount(raw.store_id),
    quantity: amount(raw.quantity),
    isChecked: flag(raw.isChecked),
  };
}

function readFoodVariation(value: unknown): FoodVariation {
  const raw = record(value);
  return {
    name: text(raw.name),
    type: text(raw.type) === 'multi' ? 'multi' : 'single',
    required: flag(raw.required) ? 'on' : 'off',
    min: amount(raw.min),
    max: amount(raw.max),
    values: list(raw.values).map((it) => {
      const one = record(it);
      return { label: text(one.label), optionPrice: amount(one.optionPrice), isSelected: flag(one.isSelected) };
    }),
  };
}
