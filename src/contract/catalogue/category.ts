import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type { ItemPage } from './item';
import type { StorePage } from './store';
import type * as schema from './category.schema';

export type Category = { id: number; name: string; slug: string; image_full_url: string | null; childes: Category[] };

export const listCategories = endpoint<InferType<typeof schema.listCategories>, Category[]>({
  method: 'get',
  path: '/categories',
  read: () => import('./category.read').then((it) => it.readCategories),
});

export const listPopularCategories = endpoint<Nothing, Category[]>({
  method: 'get',
  path: '/categories/popular',
  read: () => import('./category.read').then((it) => it.readCategories),
});

export const listSubCategories = endpoint<InferType<typeof schema.byCategory>, Category[]>({
  method: 'get',
  path: '/categories/childes/:id',
  read: () => import('./category.read').then((it) => it.readCategories),
});

export const listCategoryItems = endpoint<InferType<typeof schema.listByCategory>, ItemPage>({
  method: 'get',
  path: '/categories/items/:id',
  read: () => import('./category.read').then((it) => it.readCategoryItems),
});

export const listCategoryStores = endpoint<InferType<typeof schema.listByCategory>, StorePage>({
  method: 'get',
  path: '/categories/stores/:id',
  read: () => import('./category.read').then((it) => it.readCategoryStores),
});

/** Of any of the categories. */
export const listCategoriesItems = endpoint<InferType<typeof schema.listByCategories>, ItemPage>({
  method: 'get',
  path: '/categories/items/list',
  read: () => import('./category.read').then((it) => it.readCategoriesItems),
});

export const listCategoriesStores = endpoint<InferType<typeof schema.listByCategories>, StorePage>({
  method: 'get',
  path: '/categories/stores/list',
  read: () => import('./category.read').then((it) => it.readCategoriesStores),
});

export const listFeaturedCategoryItems = endpoint<InferType<typeof schema.listPaged>, ItemPage>({
  method: 'get',
  path: '/categories/featured/items',
  read: () => import('./category.read').then((it) => it.readFeaturedCategoryItems),
});

export type Brand = { id: number; name: string; slug: string; image_full_url: string | null; items_count: number };

export const listBrands = endpoint<Nothing, Brand[]>({
  method: 'get',
  path: '/brand',
  read: () => import('./category.read').then((it) => it.readBrands),
});

export const listBrandItems = endpoint<InferType<typeof schema.listByCategory>, ItemPage>({
  method: 'get',
  path: '/brand/items/:id',
  read: () => import('./category.read').then((it) => it.readBrandItems),
});

export type Condition = { id: number; name: string; slug: string; items_count: number };

export const listConditions = endpoint<Nothing, Condition[]>({
  method: 'get',
  path: '/common-condition',
  read: () => import('./category.read').then((it) => it.readConditions),
});

/** All of them, with or without items. */
export const listConditionNames = endpoint<Nothing, Condition[]>({
  method: 'get',
  path: '/common-condition/list',
  read: () => import('./category.read').then((it) => it.readConditionNames),
});

export const listConditionItems = endpoint<InferType<typeof schema.listByCategory>, ItemPage>({
  method: 'get',
  path: '/common-condition/items/:id',
  read: () => import('./category.read').then((it) => it.readConditionItems),
});
