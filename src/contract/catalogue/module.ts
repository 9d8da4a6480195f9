import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './module.schema';

export const moduleTypes = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'] as const;
export type ModuleType = (typeof moduleTypes)[number];

export type Module = {
  id: number;
  module_name: string;
  module_type: ModuleType;
  icon_full_url: string | null;
  thumbnail_full_url: string | null;
  description: string;
  stores_count: number;
  /** True when stores of this module deliver to every zone. */
  all_zone_service?: boolean;
};

export const listModules = endpoint<InferType<typeof schema.listModules>, Module[]>({
  method: 'get',
  path: '/module',
  read: () => import('../place/module.read').then((mod) => mod.readModules),
});
