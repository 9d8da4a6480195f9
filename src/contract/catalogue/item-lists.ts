import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type { ItemPage } from './item';
import type * as schema from './item.schema';

const items = <In>(path: `/${string}`) =>
  endpoint<In, ItemPage>({ method: 'get', path, read: () => import('./item.read').then((mod) => mod.readItemPage) });

export const listPopularItems = items<InferType<typeof schema.listItems>>('/items/popular');
export const listMostReviewedItems = items<InferType<typeof schema.listItems>>('/items/most-reviewed');
export const listDiscountedItems = items<InferType<typeof schema.listItems>>('/items/discounted');
export const listNewItems = items<InferType<typeof schema.listItems>>('/items/new-arrival');
export const listStoreItems = items<InferType<typeof schema.listStoreItems>>('/items/latest');
export const listRecommendedItems = items<InferType<typeof schema.listRecommendedItems>>('/items/recommended');
export const listSuggestedItems = items<InferType<typeof schema.listSuggestedItems>>('/items/suggested');
export const listBasicItems = items<InferType<typeof schema.listBasicItems>>('/items/basic');
export const searchItems = /* @__PURE__ */ items<InferType<typeof schema.searchItems>>('/items/search');
export const listStoreConditionItems =
  /* @__PURE__ */ items<InferType<typeof schema.listStoreConditionItems>>('/items/common-conditions');
