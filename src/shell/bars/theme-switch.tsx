import { useTranslation } from 'react-i18next';
import { record } from '@/contract/core/wire-values';
import { readValue, saveValue } from '@/lib/session';
import { parseJson } from '@/lib/storage/browser-storage';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/display/icon';
import styles from './preferences.module.css';

/** The label names the other theme. CSS shows the right one of the two, so it is correct before any script runs. */
export function ThemeSwitch({ compact }: { compact?: boolean }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={classNames(styles.preference, compact && styles.compact)} onClick={switchTheme}>
      <span className={styles.toDark}>
        <Icon name="moon" />
        <span className={compact ? 'vh' : undefined}>{t('shell.dark_mode')}</span>
      </span>
      <span className={styles.toLight}>
        <Icon name="sun" />
        <span className={compact ? 'vh' : undefined}>{t('shell.light_mode')}</span>
      </span>
    </button>
  );
}

/** Stored in `settings` together with its other values. */
export function switchTheme(): void {
  const root = document.documentElement;
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  saveValue('settings', JSON.stringify({ ...record(parseJson(readValue('settings'))), theme }));
}
