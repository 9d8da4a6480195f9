import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './category.schema';

export type Category = { id: number; name: string; slug: string; image_full_url: string | null; childes: Category[] };

export const listCategories = endpoint<InferType<typeof schema.listCategories>, Category[]>({
  method: 'get',
  path: '/categories',
  read: () => import('./category.read').then((mod) => mod.readCategories),
});
