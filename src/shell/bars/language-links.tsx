import { useTranslation } from 'react-i18next';
import { languages } from '@/domain/text/language';
import styles from './preferences.module.css';
import { languageNames, useChangeLanguage } from './use-change-language';

/** Links to both languages for crawlers; a press asks for confirmation first. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const { current, change, hrefOf } = useChangeLanguage();
  return (
    <div className={styles.languages} role="group" aria-label={t('shell.language')}>
      {languages.map((language) => (
        <a
          key={language}
          href={hrefOf(language)}
          hrefLang={language}
          lang={language}
          aria-current={language === current || undefined}
          onClick={(event) => {
            event.preventDefault();
            void change(language);
          }}
        >
          {languageNames[language]}
        </a>
      ))}
    </div>
  );
}
