import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { telHref } from '@/domain/text/tel-href';
import { useConfig } from '@/features/config/api';
import { Icon } from '@/ui/display/icon';
import type { IconName } from '@/ui/display/icons';
import { Link } from '@/ui/controls/link';
import { Name } from '@/ui/display/name';
import styles from './help.module.css';

/** The contacts of the business, and answers to common questions (ROUTE-13, PARCEL-01). */
export function Help() {
  const { t } = useTranslation();
  const { email, phone, address } = useConfig();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="t28">{t('content.help_title')}</h1>
      <p className={styles.lead}>{t('content.help_lead')}</p>
      <ul className={styles.ways}>
        {email && (
          <Way icon="mail" title={t('content.help_email')}>
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          </Way>
        )}
        {phone && (
          <Way icon="phone" title={t('content.help_phone')}>
            <a href={telHref(phone)}>
              <bdi className="num">{phone}</bdi>
            </a>
          </Way>
        )}
        {address && (
          <Way icon="map-pin" title={t('content.help_address')}>
            <Name>{address}</Name>
          </Way>
        )}
      </ul>
      <Questions />
    </div>
  );
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
    </li>
  );
}

function Questions() {
  const { t } = useTranslation();
  const config = useConfig();
  const questions = [
    { href: '/track-order', title: t('content.faq_track'), text: t('content.faq_track_text'), isOn: true },
    {
      href: '/refund-policy',
      title: t('content.faq_refund'),
      text: t('content.faq_refund_text'),
      isOn: config.refund_policy,
    },
    {
      href: '/cancellation-policy',
      title: t('content.faq_cancel'),
      text: t('content.faq_cancel_text'),
      isOn: config.cancelation_policy,
    },
    {
      href: '/shipping-policy',
      title: t('content.faq_shipping'),
      text: t('content.faq_shipping_text'),
      isOn: config.shipping_policy,
    },
    { href: '/privacy-policy', title: t('content.faq_privacy'), text: t('content.faq_privacy_text'), isOn: true },
  ];
  return (
    <section>
      <h2 className="t20">{t('content.faq')}</h2>
      <ul className={styles.questions}>
        {questions
          .filter(({ isOn }) => isOn)
          .map(({ href, title, text }) => (
            <li key={href}>
              <Link href={href} className={styles.question}>
                <span>
                  <b>{title}</b>
                  <span className="muted">{text}</span>
                </span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
