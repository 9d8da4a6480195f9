import { useTranslation } from 'react-i18next';
import { Panel } from '@/ui/display/panel';
import { LanguageLinks } from './language-links';
import styles from './preferences.module.css';
import { ThemeSwitch } from './theme-switch';

/** Language and appearance (LANG-01…05). */
export function SettingsSection() {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('profile.language')}>
        <div className={styles.choice}>
          <LanguageLinks />
        </div>
      </Panel>
      <Panel title={t('profile.theme')}>
        <div className={styles.choice}>
          <ThemeSwitch />
        </div>
      </Panel>
    </>
  );
}
