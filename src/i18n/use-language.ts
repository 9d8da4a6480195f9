import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { isLanguage, type Language } from '@/domain/text/language';

/** The page's language; English where no messages stand above. */
export function useLanguage(): Language {
  const { i18n } = useContext(I18nContext) ?? {};
  return i18n && isLanguage(i18n.language) ? i18n.language : 'en';
}
