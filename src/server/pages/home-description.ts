import type { Module } from '@/contract/catalogue/module';
import type { Language } from '@/domain/text/language';
import { translate } from '@/i18n/both';

type Shown = { module: Module; zone: string; name: string };

/** The meta description of a home: what its module does there, which is not always the delivery of goods. */
export function homeDescription(language: Language, { module, zone, name }: Shown): string {
  const { module_type: type, module_name, description: about } = module;
  const key = type === 'parcel' || type === 'rental' ? (`home_description_${type}` as const) : 'home_description';
  return translate(language, `answers.${key}`, { module: module_name, zone, name, about }).trim();
}
