/** The calls that only some pages make; that for all categories, which every page makes, is in category.ts. */
import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type { Category } from './category';
import type { ItemPage } from './item';
import type { StorePage } from './store';
import type * as schema from './category.schema';

export const listPopularCategories = endpoint<Nothing, Category[]>({
  method: 'get',
  path: '/categories/popular',
  read: () => import('./category.read').then((mod) => mod.readCategories),
});

export const listSubCategories = endpoint<InferType<typeof schema.byCategory>, Category[]>({
  method: 'get',
  path: '/categories/childes/:id',
  read: () => import('./category.read').then((mod) => mod.readCategories),
});

export const listCategoryItems = endpoint<InferType<typeof schema.listByCategory>, ItemPage>({
  method: 'get',
  path: '/categories/items/:id',
  read: () => import('./category.read').then((mod) => mod.readCategoryItems),
});

export const listCategoryStores = endpoint<InferType<typeof schema.listByCategory>, StorePage>({
  method: 'get',
  path: '/categories/stores/:id',
  read: () => import('./category.read').then((mod) => mod.readCategoryStores),
});

/** Items in any of the categories. */
export const listCategoriesItems = endpoint<InferType<typeof schema.listByCategories>, ItemPage>({
  method: 'get',
  path: '/categories/items/list',
  read: () => import('./category.read').then((mod) => mod.readCategoriesItems),
});

export const listCategoriesStores = endpoint<InferType<typeof schema.listByCategories>, StorePage>({
  method: 'get',
  path: '/categories/stores/list',
  read: () => import('./category.read').then((mod) => mod.readCategoriesStores),
});

export const listFeaturedCategoryItems = endpoint<InferType<typeof schema.listPaged>, ItemPage>({
  method: 'get',
  path: '/categories/featured/items',
  read: () => import('./category.read').then((mod) => mod.readFeaturedCategoryItems),
});
