import type { InferType } from 'yup';
import { endpoint, type Nothing } from './endpoint';
import { amount, list, record, text, textOrNull } from './reading';
import type { ItemPage } from './item';
import { readItemPage } from './item';
import { readStorePage, type StorePage } from './store';
import type * as schema from './category.schema';

export type Category = { id: number; name: string; slug: string; image_full_url: string | null; childes: Category[] };

export const listCategories = endpoint<InferType<typeof schema.listCategories>, Category[]>({
  method: 'get',
  path: '/categories',
  read: readCategories,
});

export const listPopularCategories = endpoint<Nothing, Category[]>({
  method: 'get',
  path: '/categories/popular',
  read: readCategories,
});

export const listSubCategories = endpoint<InferType<typeof schema.byCategory>, Category[]>({
  method: 'get',
  path: '/categories/childes/:id',
  read: readCategories,
});

export const listCategoryItems = endpoint<InferType<typeof schema.listByCategory>, ItemPage>({
  method: 'get',
  path: '/categories/items/:id',
  read: (answer) => readItemPage(answer),
});

export const listCategoryStores = endpoint<InferType<typeof schema.listByCategory>, StorePage>({
  method: 'get',
  path: '/categories/stores/:id',
  read: (answer) => readStorePage(answer),
});

/** Of any of the categories. */
export const listCategoriesItems = endpoint<InferType<typeof schema.listByCategories>, ItemPage>({
  method: 'get',
  path: '/categories/items/list',
  read: (answer) => readItemPage(answer),
});

export const listCategoriesStores = endpoint<InferType<typeof schema.listByCategories>, StorePage>({
  method: 'get',
  path: '/categories/stores/list',
  read: (answer) => readStorePage(answer),
});

export const listFeaturedCategoryItems = endpoint<InferType<typeof schema.listPaged>, ItemPage>({
  method: 'get',
  path: '/categories/featured/items',
  read: (answer) => readItemPage(answer),
});

export type Brand = { id: number; name: string; slug: string; image_full_url: string | null; items_count: number };

export const listBrands = endpoint<Nothing, Brand[]>({
  method: 'get',
  path: '/brand',
  read: (answer) => list(answer).map((it) => ({ ...readCategory(it), items_count: amount(record(it).items_count) })),
});

export const listBrandItems = endpoint<InferType<typeof schema.listByCategory>, ItemPage>({
  method: 'get',
  path: '/brand/items/:id',
  read: (answer) => readItemPage(answer),
});

export type Condition = { id: number; name: string; slug: string; items_count: number };

export const listConditions = endpoint<Nothing, Condition[]>({
  method: 'get',
  path: '/common-condition',
  read: (answer) => list(answer).map((it) => ({ ...readCategory(it), items_count: amount(record(it).items_count) })),
});

/** All of them, with or without items. */
export const listConditionNames = endpoint<Nothing, Condition[]>({
  method: 'get',
  path: '/common-condition/list',
  read: (answer) => list(answer).map((it) => ({ ...readCategory(it), items_count: amount(record(it).items_count) })),
});

export const listConditionItems = endpoint<InferType<typeof schema.listByCategory>, ItemPage>({
  method: 'get',
  path: '/common-condition/items/:id',
  read: (answer) => readItemPage(answer),
});

function readCategories(answer: unknown): Category[] {
  return list(answer).map(readCategory);
}

export function readCategory(value: unknown): Category {
  const raw = record(value);
  return {
    id: amount(raw.id),
    name: text(raw.name),
    slug: text(raw.slug),
    image_full_url: textOrNull(raw.image_full_url),
    childes: list(raw.childes).map(readCategory),
  };
}
