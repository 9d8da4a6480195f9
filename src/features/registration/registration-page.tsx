import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { Link } from '@/ui/controls/link';
import card from './card.module.css';
import styles from './registration-page.module.css';
import { SmallPrint } from './small-print';

type Props = {
  kind: 'store' | 'courier';
  /** The form, loaded lazily. */
  children: ReactNode;
};

/** The description of a registration, beside its form. */
export function RegistrationPage({ kind, children }: Props) {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="t28">{t(`registration.${kind}_title`, { name })}</h1>
        <p>{t(`registration.${kind}_lead`)}</p>
      </header>
      <div className={styles.grid}>
        <div>{children}</div>
        <aside className={`${card.card} ${styles.side}`} aria-labelledby="registration-how">
          <img
            src={kind === 'store' ? '/images/sell.webp' : '/images/ride.webp'}
            alt=""
            width={112}
            height={112}
            decoding="async"
          />
          <h2 id="registration-how" className="t20">
            {t('registration.how_title')}
          </h2>
          <ol className={styles.how}>
            {([1, 2, 3] as const).map((n) => (
              <li key={n}>{t(`registration.${kind}_how_${n}`)}</li>
            ))}
          </ol>
          <SmallPrint>
            {t('registration.questions')} <Link href="/help-and-support">{t('registration.ask_us')}</Link>
          </SmallPrint>
        </aside>
      </div>
    </div>
  );
}
