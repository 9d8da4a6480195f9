import type { items, order_lines } from '@/server/db/schema';
import type { ItemSnapshot } from '@/server/db/schema/json';

type LineRow = typeof order_lines.$inferInsert;
type Item = typeof items.$inferSelect;

export const toCents = (amount: number) => Math.round(amount * 100);

/** An order line: the item at the time of the order, with its first variation or its required choices. */
export function makeLine(order_id: number, item: Item, quantity: number): LineRow {
  const percent = item.discount_type === 'percent';
  const discount = percent ? Math.round(toCents(item.price) * item.discount) / 10_000 : item.discount;
  const [variation] = item.variations;
  const chosen = item.food_variations
    .filter(({ required }) => required === 'on')
    .map(({ name, values, min }) => ({
      name: name.en,
      values: { label: values.slice(0, Math.max(min, 1)).map(({ label }) => label.en) },
    }));
  const { name, description, slug, image, food_variations, choice_options, variations, ...rest } = item;
  const snapshot: ItemSnapshot = {
    ...pickSnapshot(rest),
    name,
    description,
    slug,
    image,
    food_variations,
    choice_options,
    variations,
  };
  return {
    order_id,
    item_id: item.id,
    price: variation?.price ?? item.price,
    quantity,
    discount_on_item: Math.round(discount * 100) / 100,
    discount_type: discount > 0 ? 'product_discount' : null,
    discount_on_product_by: 'vendor',
    tax_status: 'excluded',
    variant: variation?.type.en ?? null,
    variation: variation ? [{ ...variation, type: variation.type.en }] : chosen,
    item_details: snapshot,
  };
}

function pickSnapshot({
  id,
  price,
  discount,
  discount_type,
  store_id,
  module_id,
  veg,
  unit_type,
}: Pick<Item, 'id' | 'price' | 'discount' | 'discount_type' | 'store_id' | 'module_id' | 'veg' | 'unit_type'>) {
  return { id, price, discount, discount_type, store_id, module_id, veg, unit_type };
}
