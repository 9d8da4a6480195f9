import i18next from 'i18next';
import { limits } from '@/domain/limits';
import type { Language } from '@/domain/text/language';
import { ar } from './ar';
import { en } from './en';
import type { I18n, Messages } from './index';

/** Both languages at once: for the server only, where one process answers in either. */
const instances: Record<Language, I18n> = { en: instance('en', en), ar: instance('ar', ar) };

if (typeof window === 'undefined') globalThis.__i18n = instances;

/** A message by a key that is only known when the code runs, e.g. `errors.<code>`; an unknown key stands as it is. */
export function translate(language: Language, key: string, params: Record<string, string | number> = {}): string {
  // The key comes from a refusal or a schema, so the compiler cannot check it; a convention test does.
  return instances[language].t(key as 'errors.unexpected', params);
}

function instance(language: Language, messages: Messages): I18n {
  const it = i18next.createInstance();
  void it.init({
    lng: language,
    resources: { [language]: { translation: messages } },
    interpolation: { escapeValue: false, defaultVariables: limits },
    initAsync: false,
  });
  return { language, t: it.t };
}
