import { plainText } from '@/domain/text/plain-text';
import { readPaging } from '../core/paging';
import {
  amount,
  amountOrNull,
  flag,
  list,
  record,
  records,
  text,
  textOrNull,
  texts,
  type Raw,
} from '../core/wire-values';
import { readCategory } from './category.read';
import { readReview } from './review.read';
import { readStore } from './store.read';
import type { CampaignItem, ItemCard, FoodVariation, AddOn, Item, ItemPage, ItemReviewPage } from './item';

export function readPlain(answer: unknown): ItemCard[] {
  return list(answer).map(readItemCard);
}

export function readItemRating(answer: unknown): number {
  return amount(answer);
}

export function readItemReviews(answer: unknown): ItemReviewPage {
  const reviews = list(record(answer).reviews).map(readReview);
  return { ...readPaging(answer, reviews.length), reviews };
}

export function readItemPage(answer: unknown): ItemPage {
  const raw = record(answer);
  const products = list(raw.products ?? raw.items).map(readItemCard);
  return { ...readPaging(raw, products.length), products, categories: list(raw.categories).map(readCategory) };
}

export function readItemCard(value: unknown): ItemCard {
  return { kind: 'item', ...readCardFields(record(value)) };
}

function readCardFields(raw: Raw) {
  return {
    id: amount(raw.id),
    slug: text(raw.slug),
    name: text(raw.name) || text(raw.title),
    description: plainText(text(raw.description)),
    image_full_url: textOrNull(raw.image_full_url),
    store_id: amount(raw.store_id),
    store_name: text(raw.store_name),
    module_id: amount(raw.module_id),
    module_type: text(raw.module_type),
    category_ids: list(raw.category_ids).map((entry) => amount(record(entry).id)),
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
  return { kind: 'item', ...readCardFields(raw), ...readDetails(raw) };
}

export function readCampaignItem(value: unknown): CampaignItem {
  const raw = record(value);
  return {
    kind: 'campaign_item',
    ...readCardFields(raw),
    ...readDetails(raw),
    available_date_starts: textOrNull(raw.available_date_starts),
    available_date_ends: textOrNull(raw.available_date_ends),
  };
}

function readDetails(raw: Raw) {
  return {
    ...readChoices(raw),
    images_full_url: texts(raw.images_full_url),
    zone_id: amount(raw.zone_id),
    order_count: amount(raw.order_count),
    nutritions_name: texts(raw.nutritions_name),
    allergies_name: texts(raw.allergies_name),
    tags: list(raw.tags).map((entry) => text(record(entry).tag)),
    brand_name: textOrNull(record(raw.brand).name),
    reviews: list(raw.reviews).map(readReview),
    categories: list(raw.category_ids).map(readCategory),
    store_details: amount(record(raw.store_details).id) > 0 ? readStore(raw.store_details) : null,
  };
}

/** Choices of an item. In a cart line the add-ons are under `addons` and the chosen ones are marked. */
function readChoices(raw: Raw) {
  return {
    add_ons: list(raw.addons ?? raw.add_ons)
      .filter((entry) => amount(record(entry).id) > 0 && flag(record(entry).status ?? true))
      .map(readAddOn),
    food_variations: list(raw.food_variations).map(readFoodVariation),
    choice_options: records(raw.choice_options).map((one) => {
      const choice = { name: text(one.name), title: text(one.title), options: texts(one.options) };
      return flag(one.pictured) ? { ...choice, pictured: true as const } : choice;
    }),
    variations: records(raw.variations).map((one) => ({
      type: text(one.type),
      price: amount(one.price),
      stock: amount(one.stock),
    })),
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
    values: records(raw.values).map((one) => ({
      label: text(one.label),
      optionPrice: amount(one.optionPrice),
      isSelected: flag(one.isSelected),
    })),
  };
}
