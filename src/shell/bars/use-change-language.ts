import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { toLanguage, type Language } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { importPart } from '@/lib/import-part';
import { publicPath } from '../seo/public-path';

export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** The language of the page, and a function that switches to the other one (LANG-01). */
export function useChangeLanguage() {
  const { t } = useTranslation();
  const router = useRouter();
  const client = useQueryClient();
  const current = toLanguage(router.locale);

  async function change(language: Language): Promise<void> {
    if (language === current) return;
    const { changeLanguage } = await importPart(() => import('./change-language'));
    await changeLanguage(language, router, client, t);
  }

  return { current, change, hrefOf: (language: Language) => languagePath(publicPath(router), language) };
}
