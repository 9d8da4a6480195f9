import type { brands } from '../db/schema';
import type { CategoryRow, ConditionRow } from '../data/catalogue/category';
import { bit, mediaUrl, localizeText, type View } from '../data/view';

export type CategoryWire = {
  id: number;
  name: string;
  slug: string;
  image: string;
  image_full_url: string;
  parent_id: number;
  position: number;
  status: 0 | 1;
  priority: number;
  module_id: number;
  featured: 0 | 1;
  products_count: number;
  childes_count: number;
  childes: CategoryWire[];
};

/** A category with its sub-categories, if they were loaded (wire-format §5.3). */
export function serializeCategory(row: CategoryRow & { childes?: CategoryRow[] }, view: View): CategoryWire {
  return {
    id: row.id,
    name: localizeText(row.name, view),
    slug: row.slug,
    image: row.image,
    image_full_url: mediaUrl(row.image, view),
    parent_id: row.parent_id ?? 0,
    position: row.position,
    status: bit(row.status),
    priority: row.priority,
    module_id: row.module_id,
    featured: bit(row.featured),
    products_count: row.products_count,
    childes_count: row.childes_count,
    childes: (row.childes ?? []).map((child) => serializeCategory(child, view)),
  };
}

export function serializeBrand(row: typeof brands.$inferSelect, view: View) {
  const { id, slug, items_count, image } = row;
  return { id, name: localizeText(row.name, view), slug, image, image_full_url: mediaUrl(image, view), items_count };
}

export function serializeCondition({ id, slug, name, items_count }: ConditionRow, view: View) {
  return { id, name: localizeText(name, view), slug, items_count };
}
