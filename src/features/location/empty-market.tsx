import { useTranslation } from 'react-i18next';
import styles from './start-hero.module.css';

/** The start page of a market without anything for sale, for its visitors and its new owner. */
export function EmptyMarket() {
  const { t } = useTranslation();
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <h1 className="t40">{t('location.empty_market_title')}</h1>
        <p>{t('location.empty_market_text')}</p>
        <p className="t14 muted">{t('location.empty_market_owner')}</p>
      </div>
    </section>
  );
}
