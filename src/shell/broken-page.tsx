import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '@/ui/controls/button';
import styles from './broken-page.module.css';

/** Shown instead of a page that failed to render. */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.broken} role="alert">
      <h1 className="t28">{t('shell.broken_title')}</h1>
      <p className="muted">{t('shell.broken_text')}</p>
      <div className={styles.ways}>
        <Button onClick={onRetry}>{t('ui.retry')}</Button>
        <ButtonLink look="secondary" href="/">
          {t('shell.go_home')}
        </ButtonLink>
      </div>
    </div>
  );
}
