import { useTranslation } from '@/i18n/react';
import { LanguageLinks } from './language-links';
import styles from './profile-frame.module.css';
import { ThemeSwitch } from './theme-switch';

/** Language and appearance (LANG-01…05). */
export function SettingsSection() {
  const { t } = useTranslation();
  return (
    <>
      <section className={styles.settings} aria-labelledby="settings-language">
        <h2 id="settings-language" className="t20">
          {t('profile.language')}
        </h2>
        <LanguageLinks />
      </section>
      <section className={styles.settings} aria-labelledby="settings-theme">
        <h2 id="settings-theme" className="t20">
          {t('profile.theme')}
        </h2>
        <ThemeSwitch />
      </section>
    </>
  );
}
