import { useTranslation } from 'react-i18next';
import type { Config } from '@/contract/config';
import { telHref } from '@/domain/text/tel-href';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { Lost } from './lost';
import styles from './maintenance.module.css';
import { useEndOfMaintenance } from './use-end-of-maintenance';

/**
 * Shown instead of the market while it is closed. Asks each minute whether that is over, also when the tab is looked at
 * again, and then goes on by itself. Without a configuration it says what it knows without one.
 */
export function Maintenance({ config }: { config: Config | null }) {
  const { t } = useTranslation();
  const { refetch, isFetching } = useEndOfMaintenance(config);
  const { maintenance_message, message_body } = config?.maintenance_message_setup ?? {};
  return (
    <Lost
      title={maintenance_message || t('content.maintenance_title')}
      text={
        config ? t('content.maintenance_text', { name: config.business_name }) : t('content.maintenance_text_plain')
      }
      ways={
        <>
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
          <ButtonLink look="secondary" href="/track-order">
            {t('content.faq_track')}
          </ButtonLink>
        </>
      }
    >
      {message_body && <p dir="auto">{message_body}</p>}
      <p className="muted">{t('content.maintenance_wait')}</p>
      {config && <Contacts config={config} />}
    </Lost>
  );
}

function Contacts({ config: { phone, email, maintenance_message_setup: told } }: { config: Config }) {
  const { t } = useTranslation();
  const hasPhone = phone !== '' && told?.business_number !== false;
  const hasEmail = email !== '' && told?.business_email !== false;
  return (
    <ul className={styles.contacts}>
      {hasPhone && (
        <li>
          <a href={telHref(phone)} aria-label={`${t('content.help_phone')}: ${phone}`}>
            <Icon name="phone" />
            <bdi className="num">{phone}</bdi>
          </a>
        </li>
      )}
      {hasEmail && (
        <li>
          <a href={`mailto:${email}`} aria-label={`${t('content.help_email')}: ${email}`}>
            <Icon name="mail" />
            <bdi>{email}</bdi>
          </a>
        </li>
      )}
    </ul>
  );
}
