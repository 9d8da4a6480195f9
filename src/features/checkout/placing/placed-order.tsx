import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openAuth } from '@/features/auth/open-auth';
import { useMoney } from '@/features/config/use-money';
import { PushOffer } from '@/features/profile/push-offer';
import { useSession } from '@/lib/session';
import { copyText } from '@/lib/copy-text';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { IconButton } from '@/ui/controls/icon-button';
import { Notice } from '@/ui/status/notice';
import { moneyIcons } from '@/ui/icons/money-icons';
import { useTellOffline } from '../api';
import type { OfflineAnswers, Placed } from './placed';
import styles from './placed-order.module.css';
import { TrackingPort } from './tracking-port';

/** The confirmation: the order's number, the next steps, and the way to track it (GUEST-08). */
export function PlacedOrder({ placed }: { placed: Placed }) {
  const { t } = useTranslation();
  const { order_id } = placed;
  const isParcel = placed.order_type === 'parcel';
  const cash = cashDue(placed);
  const drawTracking = use(TrackingPort);
  const digits = placed.contact_number.replace(/\D/g, '');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <div className={`wrap ${styles.page}`}>
      <span className={styles.mark}>
        <Icon name="check" size={24} />
      </span>
      <h1 ref={title} tabIndex={-1} className="t28">
        {t('checkout.placed_title')}
      </h1>
      <OrderNumber order_id={order_id}>
        <CopyButton number={order_id} />
      </OrderNumber>
      {drawTracking?.({ order_id, ...(digits && { contact_number: digits }) })}
      <ButtonLink block look={drawTracking ? 'secondary' : 'primary'} href={`/track-order?order_id=${order_id}`}>
        {t('checkout.track_order')}
      </ButtonLink>
      <section className={styles.next}>
        <h2 className="t20">{t('checkout.placed_next')}</h2>
        {isParcel ? <ParcelSteps placed={placed} cash={cash} /> : <OrderSteps placed={placed} cash={cash} />}
      </section>
      {placed.offline && <TellOffline order_id={order_id} offline={placed.offline} />}
      <AccountNotices placed={placed} />
      <PushOffer />
    </div>
  );
}

/** The order's number, and what can be done with it. */
export function OrderNumber({ order_id, children }: { order_id: number; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <p className={styles.number}>
      <span>{t('checkout.placed_number')}</span>
      <b>
        <bdi className="num">#{order_id}</bdi>
      </b>
      {children}
    </p>
  );
}

function CopyButton({ number }: { number: number }) {
  const { t } = useTranslation();
  const copy = () => copyText(String(number), { copied: t('checkout.copied'), refused: t('ui.copy_refused') });
  return (
    <IconButton icon={moneyIcons.copy} iconSize={20} label={t('checkout.copy_number')} onClick={() => void copy()} />
  );
}

/** An account was created with the order, or can be created now. */
function AccountNotices({ placed: { has_account, is_guest } }: { placed: Placed }) {
  const { t } = useTranslation();
  const { token } = useSession();
  return (
    <>
      {has_account && (
        <Notice tone="good">
          <p>{t(token ? 'checkout.placed_signed_in' : 'checkout.placed_account')}</p>
          {!token && (
            <Button look="text" size="small" className={styles.signUp} onClick={() => void openAuth('sign-in')}>
              {t('ui.sign_in')}
            </Button>
          )}
        </Notice>
      )}
      {is_guest && (
        <Notice>
          <p>{t('checkout.placed_guest')}</p>
          <Button look="text" size="small" className={styles.signUp} onClick={() => void openAuth('sign-up')}>
            {t('checkout.sign_up_later')}
          </Button>
        </Notice>
      )}
    </>
  );
}

/** Cash for the whole amount, or for the rest after the wallet. */
const CASH = ['cash_on_delivery', 'partial_payment'];

/** The cash to have ready when the courier comes. */
function cashDue({ payment_method, due }: Placed): number {
  return CASH.includes(payment_method) ? due : 0;
}

type StepsProps = { placed: Placed; cash: number };

/** The steps up to the door or the counter. */
function OrderSteps({ placed: { order_type, is_unpriced }, cash }: StepsProps) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const last = order_type === 'take_away' ? 'pickup' : 'deliver';
  const hasCash = cash > 0 && !is_unpriced;
  return (
    <ol>
      <li>{t('checkout.placed_step_confirm')}</li>
      <li>{t('checkout.placed_step_prepare')}</li>
      <li>
        {hasCash ? t(`checkout.placed_step_${last}`, { amount: money(cash) }) : t(`checkout.placed_step_${last}_paid`)}{' '}
        {is_unpriced && t('checkout.prescription_cash')}
      </li>
    </ol>
  );
}

/** The steps from the sender's door to the receiver's; the payer has the cash ready. */
function ParcelSteps({ placed: { charge_payer }, cash }: StepsProps) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const amount = money(cash);
  const isSender = cash > 0 && charge_payer !== 'receiver';
  const isReceiver = cash > 0 && charge_payer === 'receiver';
  return (
    <ol>
      <li>{t('parcel.placed_step_find')}</li>
      <li>{isSender ? t('parcel.placed_step_collect_cash', { amount }) : t('parcel.placed_step_collect')}</li>
      <li>{isReceiver ? t('parcel.placed_step_bring_cash', { amount }) : t('parcel.placed_step_bring')}</li>
    </ol>
  );
}

/** Sends the details of an offline payment; after a failure they are kept and sent again. */
function TellOffline({ order_id, offline }: { order_id: number; offline: OfflineAnswers }) {
  const { t } = useTranslation();
  const { mutate, isPending, isSuccess } = useTellOffline();
  const [hasFailed, setFailed] = useState(false);
  const send = () => mutate({ order_id, ...offline }, { onError: () => setFailed(true) });
  const sendFirst = useEffectEvent(send);
  useEffect(() => {
    sendFirst();
  }, []);

  if (isSuccess) return <Notice tone="good">{t('checkout.offline_told')}</Notice>;
  if (!hasFailed) return null;
  return (
    <Notice tone="warn" live>
      <p>{t('checkout.offline_not_told')}</p>
      <Button look="text" size="small" loading={isPending} className={styles.signUp} onClick={send}>
        {t('checkout.offline_send_again')}
      </Button>
    </Notice>
  );
}
