import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { Language } from '@/domain/text/language';
import type { I18n } from './index';

const I18nContext = createContext<I18n | null>(null);

/** Gives everything below it the messages of one language. */
export function I18nextProvider({ i18n, children }: { i18n: I18n; children?: ReactNode }) {
  return createElement(I18nContext.Provider, { value: i18n }, children);
}

/** The page's language; English where no messages stand above. */
export function useLanguage(): Language {
  return useContext(I18nContext)?.language ?? 'en';
}

/** `t('room.key')` says a message, `i18n.language` is the page's. */
export function useTranslation(): { t: I18n['t']; i18n: I18n } {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('No messages above this component: I18nextProvider is missing');
  return { t: i18n.t, i18n };
}
