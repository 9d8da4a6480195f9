import { useTranslation } from '@/i18n/react';
import { Icon } from '@/ui/icon';
import { Popover } from '@/ui/popover';
import { ProfileMenu } from './profile-menu';
import styles from './top-bar.module.css';

/** The profile with its popover, 300 wide (NAV-09, NAV-25). */
export function ProfileButton() {
  const { t } = useTranslation();
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
