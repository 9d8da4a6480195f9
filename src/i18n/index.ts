import { createInstance, type i18n } from 'i18next';
import { password_max } from '@/domain/numbers/limits';
import type { Language } from '@/domain/text/language';
import type { en } from './en';

export type Messages = typeof en;

declare module 'i18next' {
  // i18next is only extensible through an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface CustomTypeOptions {
    resources: { translation: Messages };
  }
}

declare global {
  /** In the browser: the messages of the page's language, set by its deferred script. */
  var __messages: Messages | undefined;
  /** On the server: one instance per language, set by `both.ts`. */
  var __i18n: Record<Language, i18n> | undefined;
}

/** Creates i18next for one language. `{{password_max}}` is available in every message. */
export function createI18n(language: Language, messages: Messages): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { translation: messages } },
    interpolation: { escapeValue: false, defaultVariables: { password_max } },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}

let inBrowser: i18n | undefined;

/** The instance for rendering a page. The browser has only one language, the server both. */
export function i18nFor(language: Language): i18n {
  if (globalThis.__i18n) return globalThis.__i18n[language];
  if (!globalThis.__messages) throw new Error('The messages are missing');
  inBrowser ??= createI18n(language, globalThis.__messages);
  return inBrowser;
}
