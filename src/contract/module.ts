import type { InferType } from 'yup';
import { endpoint } from './endpoint';
import { amount, flag, list, record, text, textOrNull } from './reading';
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
  items_count: number;
  /** Its stores deliver to every zone. */
  all_zone_service?: boolean;
};

export const listModules = endpoint<InferType<typeof schema.listModules>, Module[]>({
  method: 'get',
  path: '/module',
  read: (answer) => list(answer).filter(isKnown).map(readModule),
});

export function readModule(value: unknown): Module {
  const raw = record(value);
  return {
    id: amount(raw.id),
    module_name: text(raw.module_name),
    module_type: moduleTypes.find((it) => it === text(raw.module_type)) ?? 'ecommerce',
    icon_full_url: textOrNull(raw.icon_full_url),
    thumbnail_full_url: textOrNull(raw.thumbnail_full_url),
    description: text(raw.short_description) || text(raw.description),
    stores_count: amount(raw.stores_count),
    items_count: amount(raw.items_count),
    all_zone_service: flag(raw.all_zone_service),
  };
}

/** Newer back ends have modules that this storefront does not show. */
function isKnown(value: unknown): boolean {
  return moduleTypes.some((it) => it === text(record(value).module_type));
}
