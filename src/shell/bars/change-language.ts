import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { NextRouter } from 'next/router';
import type { Language } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { translatePlace } from '@/features/location/place-words-api';
import { missingMessages } from '@/i18n/deferred-messages';
import { saveValue, tabMemory } from '@/lib/session';
import { ask } from '../ask';
import { publicPath } from '../seo/public-path';
import { languageNames } from './use-change-language';

/** Asks for confirmation, stores the choice and reloads the page in the other language (LANG-02, LANG-03, LANG-05). */
export async function changeLanguage(
  language: Language,
  router: NextRouter,
  client: QueryClient,
  t: TFunction,
): Promise<void> {
  await missingMessages();
  const text = t('shell.change_language_text', { language: languageNames[language] });
  // A tab can remember a form's values, but not its files.
  const hasFiles = document.querySelector('[data-files]') !== null;
  const isSure = await ask({
    title: t('shell.change_language'),
    text: hasFiles ? `${text} ${t('checkout.files_lost')}` : text,
    confirmLabel: t('ui.yes'),
  });
  if (!isSure) return;
  saveValue('language-setting', language);
  await translatePlace(client, language);
  // The page in the other language starts at the same scroll position.
  tabMemory.save('scroll', scrollY);
  location.assign(languagePath(publicPath(router), language) + location.search + location.hash);
}
