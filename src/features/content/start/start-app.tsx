import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig, useLanding } from '@/features/config/api';
import styles from './start-blocks.module.css';

/** The call to install the app, where there is one (NAV-35); the page gives the links to the stores. */
export function StartApp({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  const landing = useLanding();
  const { playstore_url_status, apple_store_url_status } = landing?.download_user_app_links ?? {};
  const isOn = playstore_url_status || apple_store_url_status;
  if (!landing?.download_user_app_section_status || !isOn) return null;

  return (
    <section className={styles.app}>
      <div>
        <h2 className="t20">{landing.download_user_app_title || t('content.start_app', { name })}</h2>
        <p className="t14 muted">{landing.download_user_app_sub_title}</p>
      </div>
      {children}
    </section>
  );
}
