import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { useProfile } from '@/features/profile/api';
import { pictureOf } from '@/features/profile/picture-of';
import { Icon } from '@/ui/display/icon';
import { Popover } from '@/ui/popups/popover';
import { Name } from '@/ui/display/name';
import { ProfileMenu } from './profile-menu';
import styles from './top-bar.module.css';

/** Name and picture of the customer; opens the popover, 300 wide (NAV-09, NAV-25). */
export function ProfileButton() {
  const { t } = useTranslation();
  const profile = useProfile();
  const config = useConfig();
  const picture = profile && pictureOf(profile, config);
  const name = profile?.f_name || t('shell.account');
  return (
    <Popover
      label={t('shell.account')}
      className={styles.profilePanel}
      trigger={(attributes) => (
        <button type="button" className={styles.profile} {...attributes}>
          <span className={styles.avatar}>
            {picture ? <img src={picture} alt="" width={36} height={36} /> : <Icon name="user" />}
          </span>
          <span className={styles.profileName}>
            <Name>{name}</Name>
          </span>
        </button>
      )}
    >
      {(close) => <ProfileMenu onLeave={close} />}
    </Popover>
  );
}
