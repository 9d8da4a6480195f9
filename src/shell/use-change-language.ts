import { useRouter } from 'next/router';
import { useTranslation } from '@/i18n/react';
import { isLanguage, type Language } from '@/domain/language';
import { languagePath } from '@/domain/language-path';
import { saveValue } from '@/lib/session';
import { ask } from './ask';
import { publicPath } from './public-path';

export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** Asks, keeps the choice and loads the page anew in the other language (LANG-02, LANG-03, LANG-05). */
export function useChangeLanguage() {
  const { t } = useTranslation();
  const router = useRouter();
  const current: Language = router.locale && isLanguage(router.locale) ? router.locale : 'en';

  async function change(language: Language): Promise<void> {
    if (language === current) return;
    const isSure = await ask({
      title: t('shell.change_language'),
      text: t('shell.change_language_text', { language: languageNames[language] }),
      cancelLabel: t('ui.cancel'),
      confirmLabel: t('ui.yes'),
    });
    if (!isSure) return;
    saveValue('language-setting', language);
    location.assign(languagePath(publicPath(router), language) + location.search + location.hash);
  }

  return { current, change, hrefOf: (language: Language) => languagePath(publicPath(router), language) };
}
