import { useTranslation } from 'react-i18next';
import { useConfig, useLanding } from '@/features/config/api';
import { ButtonLink } from '@/ui/controls/button';
import styles from './start.module.css';

/** The invitations for sellers and couriers, where the configuration allows registration. */
export function StartJoin() {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  const landing = useLanding();
  const { canSell, canRide } = useJoining();
  if (!canSell && !canRide) return null;

  return (
    <section className={styles.join}>
      {canSell && (
        <Call
          title={landing?.earning_seller_title || t('location.sell_title', { name })}
          text={landing?.earning_seller_sub_title || t('location.sell_text')}
          button={t('location.sell_button')}
          href="/store-registration?active=active"
          picture="/images/sell.webp"
        />
      )}
      {canRide && (
        <Call
          title={landing?.earning_dm_title || t('location.ride_title')}
          text={landing?.earning_dm_sub_title || t('location.ride_text')}
          button={t('location.ride_button')}
          href="/deliveryman-registration"
          picture="/images/ride.webp"
        />
      )}
    </section>
  );
}

/** Needs both: registration is allowed, and the start page shows it. */
function useJoining() {
  const { toggle_store_registration, toggle_dm_registration } = useConfig();
  const { earning_seller_status = true, earning_dm_status = true } = useLanding() ?? {};
  return {
    canSell: toggle_store_registration && earning_seller_status,
    canRide: toggle_dm_registration && earning_dm_status,
  };
}

type CallProps = { title: string; text: string; button: string; href: string; picture: string };

function Call({ title, text, button, href, picture }: CallProps) {
  return (
    <div className={styles.call}>
      <h2 className="t20">{title}</h2>
      <p>{text}</p>
      <ButtonLink look="secondary" size="small" href={href}>
        {button}
      </ButtonLink>
      <img src={picture} alt="" width={112} height={112} loading="lazy" decoding="async" />
    </div>
  );
}
