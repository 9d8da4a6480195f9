import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/react';
import { openAuth } from '@/features/auth/open-auth';
import { useMoney } from '@/features/config/use-money';
import { toast } from '@/lib/toast';
import { Button, ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Notice } from '@/ui/notice';
import type { Placed } from './placed';
import styles from './placed-order.module.css';

/** After the order: its number, what happens next, and the way to follow it (GUEST-08). */
export function PlacedOrder({ placed }: { placed: Placed }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { order_id, total, is_guest, order_type } = placed;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const last = order_type === 'take_away' ? 'checkout.placed_step_pickup' : 'checkout.placed_step_deliver';

  return (
    <div className={`wrap ${styles.page}`}>
      <span className={styles.mark}>
        <Icon name="check" size={24} />
      </span>
      <h1 ref={title} tabIndex={-1} className="t28">
        {t('checkout.placed_title')}
      </h1>
      <p className={styles.number}>
        <span>{t('checkout.placed_number')}</span>
        <b>
          <bdi className="num">#{order_id}</bdi>
        </b>
        <IconButton icon="copy" iconSize={20} label={t('checkout.copy_number')} onClick={() => void copy()} />
      </p>
      <ButtonLink block href={`/track-order?order_id=${order_id}`}>
        {t('checkout.track_order')}
      </ButtonLink>
      <section className={styles.next}>
        <h2 className="t20">{t('checkout.placed_next')}</h2>
        <ol>
          <li>{t('checkout.placed_step_confirm')}</li>
          <li>{t('checkout.placed_step_prepare')}</li>
          <li>{t(last, { amount: money(total) })}</li>
        </ol>
      </section>
      {is_guest && (
        <Notice>
          <p>{t('checkout.placed_guest')}</p>
          <Button look="text" size="small" className={styles.signUp} onClick={() => void openAuth('sign-up')}>
            {t('checkout.sign_up_later')}
          </Button>
        </Notice>
      )}
    </div>
  );

  async function copy() {
    await navigator.clipboard.writeText(String(order_id));
    void toast.success(t('checkout.copied'));
  }
}
