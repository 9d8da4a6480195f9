import { useTranslation } from 'react-i18next';
import type { Landing } from '@/contract/catalogue/content';
import { Icon } from '@/ui/display/icon';
import styles from './footer.module.css';

type Props = { links: Landing['download_user_app_links'] | undefined };

/** The link to an app store is shown only while its status is 1 (NAV-35). */
export function AppLinks({ links }: Props) {
  const { t } = useTranslation();
  if (!links) return null;
  const apps = [
    { isOn: links.playstore_url_status, href: links.playstore_url, label: t('shell.android_app') },
    { isOn: links.apple_store_url_status, href: links.apple_store_url, label: t('shell.ios_app') },
  ].filter(({ isOn }) => isOn);
  return (
    <div className={styles.apps}>
      {apps.map(({ href, label }) => (
        <a key={href} href={href} target="_blank" rel="noopener noreferrer" className={styles.app}>
          <Icon name="smartphone" />
          <span>
            <small>{t('shell.download')}</small>
            {label}
          </span>
        </a>
      ))}
    </div>
  );
}
