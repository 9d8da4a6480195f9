import type { Category } from '@/contract/catalogue/category';
import type { ItemCard } from '@/contract/catalogue/item';

export type MenuSection = { /** The id of the section's element. */ id: string; title: string; items: ItemCard[] };

/** A store's items by category, in the order of the categories; items without a category come last under `other`. */
export function buildMenu(items: readonly ItemCard[], categories: readonly Category[], other: string): MenuSection[] {
  const sections = categories.map((category) => ({
    id: `category-${category.id}`,
    title: category.name,
    ids: new Set([category.id, ...category.childes.map(({ id }) => id)]),
    items: new Array<ItemCard>(),
  }));
  const rest: MenuSection = { id: 'category-other', title: other, items: [] };
  for (const item of items) {
    const home = sections.find(({ ids }) => item.category_ids.some((id) => ids.has(id))) ?? rest;
    home.items.push(item);
  }
  return [...sections, rest].filter((section) => section.items.length > 0);
}
