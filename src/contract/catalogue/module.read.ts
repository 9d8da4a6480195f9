import { plainText } from '@/domain/text/plain-text';
import { amount, flag, list, record, text, textOrNull } from '../core/wire-values';
import { moduleTypes, type Module } from './module';

export function readModules(answer: unknown): Module[] {
  return list(answer).filter(isKnown).map(readModule);
}

export function readModule(value: unknown): Module {
  const raw = record(value);
  return {
    id: amount(raw.id),
    module_name: text(raw.module_name),
    module_type: moduleTypes.find((moduleType) => moduleType === text(raw.module_type)) ?? 'ecommerce',
    icon_full_url: textOrNull(raw.icon_full_url),
    thumbnail_full_url: textOrNull(raw.thumbnail_full_url),
    description: plainText(text(raw.short_description)) || plainText(text(raw.description)),
    stores_count: amount(raw.stores_count),
    all_zone_service: flag(raw.all_zone_service),
  };
}

/** Newer back ends have modules that this storefront does not support. */
function isKnown(value: unknown): boolean {
  return moduleTypes.some((moduleType) => moduleType === text(record(value).module_type));
}
