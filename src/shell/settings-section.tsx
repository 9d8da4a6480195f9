import { useTranslation } from '@/i18n/react';
import { Panel } from '@/ui/panel';
import { LanguageLinks } from './language-links';
import { ThemeSwitch } from './theme-switch';

/** Language and appearance (LANG-01…05). */
export function SettingsSection() {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('profile.language')}>
        <LanguageLinks />
      </Panel>
      <Panel title={t('profile.theme')}>
        <ThemeSwitch />
      </Panel>
    </>
  );
}
