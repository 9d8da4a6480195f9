import { useTranslation } from 'react-i18next';
import { openAuth } from '@/features/auth/open-auth';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Popover } from '@/ui/popover';
import { ProfileMenu } from './profile-menu';
import styles from './top-bar.module.css';

/** Sign In, or the profile with its popover (NAV-09, NAV-10, NAV-25). */
export function AccountButton() {
  const { t } = useTranslation();
  const { token } = useSession();
  if (!token) {
    return (
      <Button size="small" className={styles.signIn} onClick={() => void openAuth('sign-in')}>
        {t('shell.sign_in')}
      </Button>
    );
  }
  return (
    <Popover
      label={t('shell.account')}
      align="end"
      className={styles.profilePanel}
      trigger={(attributes) => (
        <button type="button" className={styles.profile} {...attributes}>
          <span className={styles.avatar}>
            <Icon name="user" />
          </span>
          <span className={styles.profileName}>{t('shell.account')}</span>
        </button>
      )}
    >
      {(close) => <ProfileMenu onLeave={close} />}
    </Popover>
  );
}
