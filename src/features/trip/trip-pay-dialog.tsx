import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripDetails } from '@/contract/rental/trip';
import { dueNow } from '@/domain/checkout/payment-choice';
import { canPayTrip } from '@/domain/rental/trip-status';
import { PaymentMethods, type Paying } from '@/features/checkout/payment/payment-methods';
import type { Payable } from '@/features/checkout/placing/compose';
import { useMoney } from '@/features/config/use-money';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { Notice } from '@/ui/overlay/notice';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { useTrip, type FollowedTrip } from './api';
import styles from './trip.module.css';
import { canPayBy, useTripPayable, useTripPaying } from './use-trip-paying';

type Props = {
  /** The trip as the page shows it when the dialog opens. */
  opened: TripDetails;
  followed: FollowedTrip;
};

/** Pays a confirmed trip: in cash, from the wallet, at a gateway, or split with the wallet first. */
export function TripPayDialog({ opened, followed, onClose }: Props & Closing<boolean>) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const trip = useTrip(followed).data ?? opened;
  const { order, balance, retry } = useTripPayable(trip);
  const { isBusy, refusal, pay } = useTripPaying(trip, followed, () => onClose(true));
  useCloseOncePaid(trip, () => onClose(false));
  const [chosen, setChosen] = useState<Partial<Paying>>({});
  const paying = { ...firstPaying(order), ...chosen };
  const canPay = order !== null && canPayBy(order, paying);

  return (
    <Modal
      title={t('trip.pay_title')}
      onClose={() => onClose(false)}
      foot={
        <Button block loading={isBusy} aria-disabled={!canPay || undefined} onClick={() => canPay && pay(paying)}>
          {t(paying.payment_method === 'cash_on_delivery' ? 'trip.pay_cash' : 'trip.pay')}
        </Button>
      }
    >
      <div className="stack16">
        {order ? (
          <>
            <p className={styles.due}>
              <span>{t('trip.due')}</span>
              <bdi className="num">{money(dueNow(order, paying))}</bdi>
            </p>
            <PaymentMethods
              order={order}
              paying={paying}
              balance={balance}
              cashTitle={t('trip.cash')}
              onChange={(part) => setChosen((before) => ({ ...before, ...part }))}
            />
            {order.payments.length === 0 && <Notice tone="bad">{t('checkout.no_payment')}</Notice>}
            {!canPay && order.payments.length > 0 && <Notice>{t('checkout.problem_payment_missing')}</Notice>}
          </>
        ) : retry ? (
          <NotLoaded title={t('profile.failed')} onRetry={retry} />
        ) : (
          <SkeletonRows count={3} />
        )}
        {refusal && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
      </div>
    </Modal>
  );
}

/** Closes the dialog of a trip that was paid on another device, or before Back from the gateway. */
function useCloseOncePaid(trip: TripDetails, onClose: () => void): void {
  const isOver = !canPayTrip(trip);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
}

/** The first payment method that can be chosen. */
function firstPaying(order: Payable | null): Paying {
  const first = order?.payments.find(({ problem }) => problem === null);
  const gateway = order?.gateways[0]?.gateway ?? '';
  return { payment_method: first?.payment_method ?? 'cash_on_delivery', gateway, partial: false };
}
