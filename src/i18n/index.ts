import { createInstance, type i18n } from 'i18next';
import { password_max } from '@/domain/numbers/limits';
import type { Language } from '@/domain/text/language';
import type { en } from './en';

export type Messages = typeof en;

declare module 'i18next' {
  // The library asks for an interface here.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface CustomTypeOptions {
    resources: { translation: Messages };
  }
}

declare global {
  /** In the browser: the messages of the page's language, put there by its deferred script. */
  var __messages: Messages | undefined;
  /** On the server: an instance for each language, put there by `both.ts`. */
  var __i18n: Record<Language, i18n> | undefined;
}

/** An instance of i18next for one language; `{{password_max}}` is filled in everywhere. */
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

/** The instance that a page renders with; the browser holds one language only, the server both. */
export function i18nFor(language: Language): i18n {
  if (globalThis.__i18n) return globalThis.__i18n[language];
  if (!globalThis.__messages) throw new Error('No messages');
  inBrowser ??= createI18n(language, globalThis.__messages);
  return inBrowser;
}
