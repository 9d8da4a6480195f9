import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { AppLinks } from '../footer/app-links';
import { FooterTextsContext } from '../footer/footer-texts';
import styles from './home-sections.module.css';

/** Promotes the apps at the end of rental's home, where the business has one (wire-format §10). */
export function AppCall() {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  const links = use(FooterTextsContext)?.download_user_app_links;
  if (!links?.playstore_url_status && !links?.apple_store_url_status) return null;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h2 className="t20">{t('rental.app_title')}</h2>
        <p>{t('rental.app_text', { name })}</p>
      </div>
      <AppLinks links={links} />
    </section>
  );
}
