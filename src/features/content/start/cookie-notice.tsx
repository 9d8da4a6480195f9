import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { readValue, saveValue } from '@/lib/session';
import { whenIdle } from '@/lib/when-idle';
import { Button } from '@/ui/controls/button';
import styles from './cookie-notice.module.css';

/**
 * What the business says about cookies, until the visitor puts it away on this device. It comes when the page is idle:
 * the page is rendered for all visitors, also for those who have put it away.
 */
export function CookieNotice() {
  const { t } = useTranslation();
  const { cookies_text } = useConfig();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(readValue('cookies-seen') === null)), []);
  if (!isDue || !cookies_text) return null;

  function putAway() {
    saveValue('cookies-seen', '1');
    setIsDue(false);
  }

  return (
    <section className={styles.notice} aria-label={t('content.cookies')}>
      <p className="t14 muted">
        <bdi>{cookies_text}</bdi>
      </p>
      <Button look="text" size="small" onClick={putAway}>
        {t('content.cookies_seen')}
      </Button>
    </section>
  );
}
