import { useTranslation } from 'react-i18next';
import { useCustomerId } from '@/features/profile/api';
import { useUnreadNotices } from './api';
import styles from './unread-notices.module.css';

/** The number of unseen notifications as a badge; renders nothing when there are none. */
export function UnreadNotices() {
  const { t } = useTranslation();
  const count = useUnreadNotices(useCustomerId());
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="vh">{t('inbox.unread_notices', { count })}</span>
    </span>
  );
}
