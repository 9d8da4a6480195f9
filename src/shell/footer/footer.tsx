import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { telHref } from '@/domain/text/tel-href';
import { useConfig } from '@/features/config/api';
import { NewsletterForm } from '@/features/content/newsletter-form';
import { Icon } from '@/ui/display/icon';
import { AppLinks } from './app-links';
import { FooterLinks } from './footer-links';
import { FooterTextsContext } from './footer-texts';
import { Name } from '@/ui/display/name';
import styles from './footer.module.css';
import { LanguageLinks } from '../bars/language-links';
import { Logo } from '../bars/logo';
import { ThemeSwitch } from '../bars/theme-switch';

/** Newsletter, contact details, links and preferences (NAV-34…40, NEWS-01). */
export function Footer() {
  const { t } = useTranslation();
  const config = useConfig();
  const texts = use(FooterTextsContext);
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <section className={styles.news}>
          <div>
            <h2 className="t20">{texts?.fixed_newsletter_title || t('content.newsletter_title')}</h2>
            <p className="muted">{texts?.fixed_newsletter_sub_title || t('content.newsletter_text')}</p>
          </div>
          <NewsletterForm />
        </section>
        <div className={styles.grid}>
          <div className={styles.about}>
            <Logo name={config.business_name} />
            <p className="muted">{texts?.fixed_footer_description}</p>
            <AppLinks links={texts?.download_user_app_links} />
          </div>
          <FooterLinks />
          <Contact />
        </div>
        <div className={styles.base}>
          <span>{config.footer_text || config.business_name}</span>
          <span className={styles.preferences}>
            <ThemeSwitch />
            <LanguageLinks />
          </span>
          <Social />
        </div>
      </div>
    </footer>
  );
}

/** Email, phone and address of the business (NAV-34). */
function Contact() {
  const { t } = useTranslation();
  const { email, phone, address } = useConfig();
  return (
    <div className={styles.contact}>
      <h2>{t('shell.contact')}</h2>
      <ul>
        {email && (
          <li>
            <Icon name="mail" size={16} />
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          </li>
        )}
        {phone && (
          <li>
            <Icon name="phone" size={16} />
            <a href={telHref(phone)}>
              <bdi className="num">{phone}</bdi>
            </a>
          </li>
        )}
        {address && (
          <li>
            <Icon name="map-pin" size={16} />
            <span>{address}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

function Social() {
  const { t } = useTranslation();
  const { social_media } = useConfig();
  if (social_media.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t('shell.social')}>
      {social_media.map(({ id, name, link }) => (
        <li key={id}>
          <a href={link} rel="noopener noreferrer" target="_blank" className={styles.network}>
            <Name>{name}</Name>
          </a>
        </li>
      ))}
    </ul>
  );
}
