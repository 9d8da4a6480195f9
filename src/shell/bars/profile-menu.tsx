import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { accountIcons } from '@/ui/icons/account-icons';
import styles from './profile-menu.module.css';
import { useLogOut } from './use-log-out';
import { useProfileEntries } from './use-profile-entries';

/** The profile entries, then Logout; `onLeave` closes the surrounding menu (NAV-25, PROF-32). */
export function ProfileMenu({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const entries = useProfileEntries();
  const logOut = useLogOut();
  return (
    <>
      {entries.map(({ href, icon, label }) => (
        <Link key={href} href={href} className={styles.entry} onClick={onLeave}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
      <button
        type="button"

        className={styles.entry}
        onClick={() => {
          onLeave();
          void logOut();
        }}
      >
        <Icon name={accountIcons.logOut} />
        {t('shell.logout')}
      </button>
    </>
  );
}
