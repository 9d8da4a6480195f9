import { winningDiscount } from '@/domain/catalogue/item-price';
import { isDiscountRunning } from '@/domain/catalogue/store-discount';
import type { StoreTime } from '@/domain/time/store-clock';
import type { FoodVariation } from '../db/schema/json';
import type { AddOnRow, ItemCardRow, ItemRow } from '../data/catalogue/item';
import { mergeObjects } from '../data/sql/merge-objects';
import { isOnItems } from '../data/catalogue/promotion';
import { bit, mediaUrl, localizeText, type View } from '../data/view';
import { serializeModuleFacts } from './place';

export type ItemPricing = {
  price: number;
  discount: number;
  discount_type: 'percent' | 'amount';
  /** Percent. */
  store_discount: number;
  /** The number that can be sold; null when the module keeps no stock. */
  stock: number | null;
};

/**
 * The discount of an item: that of its flash sale, else the larger of its own and its store's. A store's discount
 * applies to single items only while it runs and has no conditions; with a minimum purchase or a cap it applies to the
 * order (wire-format §5.1, PRICE-31 to PRICE-33).
 */
export function toPricing(row: ItemCardRow, clock: StoreTime): ItemPricing {
  const { price, discount, discount_type, stock, flash } = row;
  if (flash) {
    return {
      price,
      discount: flash.discount,
      discount_type: flash.discount_type,
      store_discount: 0,
      // Orders before the sale have taken from the item alone.
      stock: stock === null ? flash.available_stock : Math.min(stock, flash.available_stock),
    };
  }
  const store_discount = discountOnItems(row, clock);
  const winner = winningDiscount({ discount, discount_type, store_discount }, price);
  return { price, ...(winner ?? { discount: 0, discount_type }), store_discount, stock };
}

function discountOnItems({ store_discount }: ItemCardRow, clock: StoreTime): number {
  if (!store_discount || !isOnItems(store_discount)) return 0;
  return isDiscountRunning(store_discount, clock) ? store_discount.discount : 0;
}

/** The fields of an item card: the slim form that newer back ends answer in some lists, with the fields it lacks. */
export function serializeItemCard(row: ItemCardRow, view: View) {
  const { stock, price, discount, discount_type, store_discount } = toPricing(row, view.clock);
  return {
    id: row.id,
    slug: row.slug,
    name: localizeText(row.name, view),
    image_full_url: mediaUrl(row.image, view),
    price,
    discount,
    discount_type,
    store_discount,
    stock: stock ?? 0,
    flash_sale: bit(row.flash !== null),
    maximum_cart_quantity: row.maximum_cart_quantity,
    unit_type: localizeText(row.unit_type, view),
    veg: bit(row.veg),
    organic: bit(row.organic),
    recommended: bit(row.recommended),
    is_halal: bit(row.is_halal),
    is_prescription_required: bit(row.is_prescription_required),
    generic_name: row.generic_name.map((name) => localizeText(name, view)),
    avg_rating: row.avg_rating,
    rating_count: row.rating_count,
    has_variant: bit(row.has_choices),
    available_time_starts: row.available_time_starts,
    available_time_ends: row.available_time_ends,
    category_ids: categoryIds(row, view),
    module_id: row.module_id,
    module_type: row.module.module_type,
    store_id: row.store_id,
    store_name: localizeText(row.store.name, view),
    halal_tag_status: bit(row.store.halal_tag_status),
    free_delivery: row.store.free_delivery,
    schedule_order: row.store.schedule_order,
  };
}

/** The full form of an item, or of a campaign item when it has dates (wire-format §5.1). */
export function serializeItem(row: ItemRow, view: View) {
  const { store } = row;
  return mergeObjects(serializeItemCard(row, view), serializeChoices(inSale(row), view), serializeDates(row), {
    description: localizeText(row.description, view),
    image: row.image,
    images: row.images,
    images_full_url: row.images.map((image) => mediaUrl(image, view)),
    category_id: row.category_id,
    zone_id: row.zone_id,
    module: serializeModuleFacts(row.module, view),
    tax: 0,
    tax_data: [{ id: 1, name: 'VAT', tax_rate: store.tax }],
    unit: row.unit_type && { unit: localizeText(row.unit_type, view) },
    is_basic: bit(row.is_basic),
    common_condition_id: row.common_condition_id ?? 0,
    brand_id: row.brand_id ?? 0,
    nutritions_name: row.nutritions_name.map((name) => localizeText(name, view)),
    allergies_name: row.allergies_name.map((name) => localizeText(name, view)),
    order_count: row.order_count,
    status: bit(row.status),
    is_approved: 1,
    is_campaign: bit(row.store_id in view.campaigns),
    delivery_time: store.delivery_time,
    min_delivery_time: store.min_delivery_time,
    max_delivery_time: store.max_delivery_time,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });
}

/** In a flash sale no combination has more pieces than the sale. */
function inSale(row: ItemRow): ItemRow {
  const { flash, variations } = row;
  if (!flash) return row;
  const capped = variations.map((one) => ({ ...one, stock: Math.min(one.stock, flash.available_stock) }));
  return { ...row, variations: capped };
}

type Dates = Pick<ItemRow, 'available_date_starts' | 'available_date_ends'>;

/** Only for campaign items. */
function serializeDates({ available_date_starts, available_date_ends }: ItemRow): Partial<Dates> {
  return available_date_starts ? { available_date_starts, available_date_ends } : {};
}

/** Both levels of the item's category. Ids are texts here (wire-format §1.6); slugs are an addition. */
function categoryIds({ category, main_category }: ItemCardRow, view: View) {
  const path = main_category ? [main_category, category] : [category];
  return path.map(({ id, slug, name }, n) => ({
    id: String(id),
    position: n + 1,
    name: localizeText(name, view),
    slug,
  }));
}

type Choices = Pick<ItemRow, 'food_variations' | 'variations' | 'choice_options' | 'add_ons'>;

/** The choices of an item in the caller's language, also of an item as it was when it was ordered. */
export function serializeChoices(row: Choices, view: Pick<View, 'language'>) {
  const food = row.food_variations.map((foodVariation) => serializeFoodVariation(foodVariation, view));
  return {
    food_variations: food.length > 0 ? food : '',
    choice_options: row.choice_options.map(({ name, title, options, pictured }) => ({
      name,
      title: localizeText(title, view),
      options: options.map((option) => localizeText(option, view)),
      ...(pictured && { pictured: bit(true) }),
    })),
    variations: row.variations.map((variation) => ({ ...variation, type: localizeText(variation.type, view) })),
    attributes: row.choice_options.map((_, n) => String(n + 1)),
    add_ons: row.add_ons.map((addOn) => serializeAddOn(addOn, view)),
  };
}

function serializeFoodVariation(
  { name, type, required, min, max, values }: FoodVariation,
  view: Pick<View, 'language'>,
) {
  return {
    name: localizeText(name, view),
    type,
    required,
    min: String(min),
    max: String(max),
    values: values.map(({ label, optionPrice }) => ({
      label: localizeText(label, view),
      optionPrice: String(optionPrice),
    })),
  };
}

export function serializeAddOn({ id, name, price, store_id, status }: AddOnRow, view: Pick<View, 'language'>) {
  return {
    id,
    name: localizeText(name, view),
    price,
    store_id,
    status: bit(status),
    addon_category_id: null,
    tax_ids: [],
  };
}
