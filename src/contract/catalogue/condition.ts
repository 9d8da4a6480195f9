import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type { ItemPage } from './item';
import type * as schema from './category.schema';

export type Condition = { id: number; name: string; slug: string };

export const listConditions = endpoint<Nothing, Condition[]>({
  method: 'get',
  path: '/common-condition',
  read: () => import('./category.read').then((mod) => mod.readConditions),
});

/** All conditions, with or without items. */
export const listConditionNames = endpoint<Nothing, Condition[]>({
  method: 'get',
  path: '/common-condition/list',
  read: () => import('./category.read').then((mod) => mod.readConditions),
});

export const listConditionItems = endpoint<InferType<typeof schema.listByCategory>, ItemPage>({
  method: 'get',
  path: '/common-condition/items/:id',
  read: () => import('./category.read').then((mod) => mod.readConditionItems),
});
