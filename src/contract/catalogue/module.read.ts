import { amount, flag, record, text, textOrNull } from '../core/wire-values';
import { moduleTypes, type Module } from './module';

/** A module as it is sent, or as the browser has stored it. */
export function readModule(value: unknown): Module {
  const raw = record(value);
  return {
    id: amount(raw.id),
    module_name: text(raw.module_name),
    module_type: moduleTypes.find((moduleType) => moduleType === text(raw.module_type)) ?? 'ecommerce',
    icon_full_url: textOrNull(raw.icon_full_url),
    thumbnail_full_url: textOrNull(raw.thumbnail_full_url),
    description: text(raw.short_description) || text(raw.description),
    stores_count: amount(raw.stores_count),
    all_zone_service: flag(raw.all_zone_service),
  };
}
