import { useTranslation } from 'react-i18next';
import { languages } from '@/domain/text/language';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/display/icon';
import { Menu } from '@/ui/popups/menu';
import styles from './preferences.module.css';
import { languageNames, useChangeLanguage } from './use-change-language';

/** English and Arabic (LANG-01). */
export function LanguageMenu({ compact }: { compact?: boolean }) {
  const { t } = useTranslation();
  const { current, change } = useChangeLanguage();
  return (
    <Menu
      label={t('shell.language')}
      entries={languages.map((language) => ({
        label: languageNames[language],
        current: language === current,
        onSelect: () => void change(language),
      }))}
      trigger={(attributes) => (
        <button type="button" className={classNames(styles.preference, compact && styles.compact)} {...attributes}>
          <Icon name="globe" />
          <span className="vh">{t('shell.language')}: </span>
          <span className={compact ? 'vh' : undefined}>{languageNames[current]}</span>
          {!compact && <Icon name="chevron-down" size={16} />}
        </button>
      )}
    />
  );
}
