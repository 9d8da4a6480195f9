import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type { ItemPage } from './item';
import type * as schema from './category.schema';

export type Brand = { id: number; name: string; slug: string; image_full_url: string | null };

export const listBrands = endpoint<Nothing, Brand[]>({
  method: 'get',
  path: '/brand',
  read: () => import('./category.read').then((mod) => mod.readBrands),
});

export const listBrandItems = endpoint<InferType<typeof schema.listByCategory>, ItemPage>({
  method: 'get',
  path: '/brand/items/:id',
  read: () => import('./category.read').then((mod) => mod.readBrandItems),
});
