import { brands, categories, common_conditions, modules, tags } from '../../schema';
import type { Loading } from '../loading';
import { put } from '../put';
import type { Category } from '../shape/goods';

export async function loadCatalogue(loading: Loading): Promise<void> {
  const { market, id, picture } = loading;
  const family = market.categories.flatMap((category, n) => [
    { slug: category.slug, row: mainRow(loading, category, positionInModule(market.categories, category, n)) },
    ...category.children.map((child, priority) => ({
      slug: child.slug,
      row: () => ({
        slug: child.slug,
        name: child.name,
        image: picture('category', child.picture),
        module_id: id(modules, category.module),
        parent_id: id(categories, category.slug),
        position: 1,
        priority,
      }),
    })),
  ]);
  await put(loading, family, {
    table: categories,
    key: (category) => category.slug,
    row: (category) => category.row(),
  });
  await put(loading, market.brands, {
    table: brands,
    key: (brand) => brand.slug,
    row: (brand) => ({
      slug: brand.slug,
      name: brand.name,
      image: picture('logo', brand.picture),
      module_id: id(modules, brand.module),
    }),
  });
  await put(loading, market.conditions, {
    table: common_conditions,
    key: (condition) => condition.slug,
    row: ({ slug, name }) => ({ slug, name }),
  });
  await put(loading, market.tags, {
    table: tags,
    key: (tag) => tag.tag,
    row: ({ tag, ar }) => ({ tag, name: { en: tag, ar } }),
  });
}

/** The position of a category within its module. */
function positionInModule(all: readonly Category[], { module }: Category, n: number): number {
  return all.slice(0, n).filter((category) => category.module === module).length;
}

function mainRow({ id, picture }: Loading, category: Category, priority: number) {
  return (): typeof categories.$inferInsert => ({
    slug: category.slug,
    name: category.name,
    image: picture('category', category.picture),
    module_id: id(modules, category.module),
    parent_id: null,
    position: 0,
    priority,
    featured: category.featured ?? false,
    childes_count: category.children.length,
  });
}
