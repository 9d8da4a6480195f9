import type { TFunction } from 'i18next';
import { limits } from '@/domain/limits';
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

/** The messages of one language, and how to say one of them. */
export type I18n = { language: Language; t: TFunction };

declare global {
  /** In the browser: the messages of the page's language, put there by its deferred script. */
  var __messages: Messages | undefined;
  /** On the server: an instance for each language, put there by `both.ts`. */
  var __i18n: Record<Language, I18n> | undefined;
}

type Params = Record<string, unknown>;

/**
 * An instance for one language; `{{password_min}}` and the like are filled from the limits. It understands the part
 * of i18next's format that the messages use, and takes its types: docs/decisions/005-messages.md.
 */
export function createI18n(language: Language, messages: Messages): I18n {
  let plural: Intl.PluralRules | undefined;
  const t = (key: string, params: Params = {}): string => {
    const { count } = params;
    const counted =
      typeof count === 'number' ? [`${key}_${(plural ??= new Intl.PluralRules(language)).select(count)}`] : [];
    for (const one of [...counted, key]) {
      const message = messageOf(messages, one);
      if (message !== undefined) return filled(message, params);
    }
    return key;
  };
  // The library's type checks each call's key and parameters, which no signature of our own could state shorter.
  return { language, t: t as TFunction };
}

let inBrowser: I18n | undefined;

/** The instance that a page renders with; the browser holds one language only, the server both. */
export function i18nFor(language: Language): I18n {
  if (globalThis.__i18n) return globalThis.__i18n[language];
  if (!globalThis.__messages) throw new Error('The messages of the page have not been loaded');
  inBrowser ??= createI18n(language, globalThis.__messages);
  return inBrowser;
}

function messageOf(messages: Messages, key: string): string | undefined {
  const found = key.split('.').reduce<unknown>((at, name) => (isGroup(at) ? at[name] : undefined), messages);
  return typeof found === 'string' ? found : undefined;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function filled(message: string, params: Params): string {
  return message.replace(/\{\{\s*(\w+)\s*\}\}/g, (part, name: string) => {
    const value = params[name] ?? (limits as Params)[name];
    return value === undefined ? part : String(value);
  });
}
