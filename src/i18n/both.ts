import type { Language } from '@/domain/text/language';
import { ar } from './ar';
import { en } from './en';
import { createI18n } from './index';

/** Both languages in one process. Only for the server, which answers in either. */
const instances = { en: createI18n('en', en), ar: createI18n('ar', ar) };

if (typeof window === 'undefined') globalThis.__i18n = instances;

/** A message whose key is only known at run time, e.g. `errors.<code>`. An unknown key is returned unchanged. */
export function translate(language: Language, key: string, params: Record<string, string | number> = {}): string {
  // The key comes from an error or a schema, so it has no type; a convention test checks these keys.
  return instances[language].t(key as 'errors.unexpected', params);
}
