import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentStatus } from '@/contract/ordering/payment';
import { checkoutHref } from '@/domain/cart/checkout-gate';
import { limits } from '@/domain/limits';
import { less } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { paymentPhase } from '@/domain/order/payment-phase';
import { forgetBuyNow } from '@/features/cart/kept-buy-now';
import { useConfig } from '@/features/config/api';
import { forgetParcelDraft } from '@/features/parcel/parcel-draft';
import { useMoney } from '@/features/config/use-money';
import { useSession } from '@/lib/session';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { Spinner } from '@/ui/status/spinner';
import { forgetDraft } from '../draft';
import { useGatewayFlag } from './use-gateway-flag';
import { UntoldOrder } from './untold-order';
import { WaysToPay } from './ways-to-pay';
import { usePolledPayment, useReloadCart } from './payment-return-api';
import { guestOfPlaced, keptPlaced, placedElsewhere, type Placed as PlacedBefore } from '../placing/placed';
import styles from '../placing/placed-order.module.css';
import { OrderNumber, PlacedOrder } from '../placing/placed-order';

/** The landing page after a gateway: for success, failure, cancellation or no flag at all. */
export function PaymentReturn({ order_id }: { order_id: number }) {
  const { t } = useTranslation();
  const owner = guestOfPlaced(order_id, useSession());
  const flag = useGatewayFlag();
  // Whoever comes from the order to pay it waits for no answer of a gateway.
  const isChosen = useRouter().query.pay !== undefined && !flag;
  const { data, error, isFetching, dataUpdateCount, refetch } = usePolledPayment({ order_id, ...owner }, flag);

  if (error) return <UntoldOrder {...{ order_id, error }} isBusy={isFetching} onAsk={() => void refetch()} />;
  if (!data) return <Checking text={t('checkout.payment_checking')} />;
  const phase = paymentPhase(data, flag);
  if (phase === 'placed') return <Placed status={data} />;
  const polls = flag ? limits.payment_polls : limits.payment_polls_without_word;
  if (phase === 'waiting' && !isChosen && dataUpdateCount < polls) {
    return <Checking text={t('checkout.payment_checking')} />;
  }
  const shown = phase === 'waiting' && isChosen ? 'open' : phase;
  return <Open {...{ status: data, phase: shown, isBusy: isFetching }} onAsk={() => void refetch()} />;
}

function Checking({ text }: { text: string }) {
  return (
    <div className={`wrap ${styles.page}`} aria-busy="true">
      <span className={styles.waiting}>
        <Spinner />
      </span>
      <p role="status">{text}</p>
    </div>
  );
}

/** The order is placed: the draft is discarded. */
function Placed({ status }: { status: PaymentStatus }) {
  const reloadCart = useReloadCart();
  const { token } = useSession();
  const { order_id } = status;
  const discardDraft = useEffectEvent(() => {
    const stored = keptPlaced(order_id);
    forgetDraft(stored?.order_of);
    if (stored?.is_buy_now) forgetBuyNow();
    if (stored?.order_type === 'parcel') forgetParcelDraft();
    void reloadCart();
  });
  useEffect(() => discardDraft(), [order_id]);
  const placed = keptPlaced(order_id) ?? placedElsewhere(order_id, token === null);
  return <PlacedOrder placed={{ ...placed, due: status.due, payment_method: status.payment_method }} />;
}

type OpenProps = {
  status: PaymentStatus;
  phase: 'failed' | 'canceled' | 'given_up' | 'waiting' | 'open';
  isBusy: boolean;
  onAsk: () => void;
};

/** Not paid so far: the cart is kept, and the customer can go on from here. */
function Open({ status, phase, isBusy, onAsk }: OpenProps) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const title = useRef<HTMLHeadingElement>(null);
  const { module } = useSession();
  const placed = keptPlaced(status.order_id);
  const amount = money(status.due);
  const wallet = money(less(status.order_amount, status.due, digitsOf(useConfig())));
  useEffect(() => title.current?.focus(), [phase]);
  return (
    <div className={`wrap ${styles.page}`}>
      <span className={styles.warn}>
        <Icon name={phase === 'waiting' ? 'clock' : 'circle-alert'} size={24} />
      </span>
      <h1 ref={title} tabIndex={-1} className="t28">
        {t(`checkout.payment_${phase}`)}
      </h1>
      <OrderNumber order_id={status.order_id} />
      <p className="muted">{t(openText(status, phase, placed?.order_type === 'parcel'), { amount, wallet })}</p>
      {phase === 'waiting' && (
        <Button block loading={isBusy} onClick={onAsk}>
          {t('checkout.ask_again')}
        </Button>
      )}
      {phase !== 'given_up' && <WaysToPay status={status} onDone={onAsk} />}
      {phase === 'open' && (
        <Button look="text" block loading={isBusy} onClick={onAsk}>
          {t('checkout.ask_again')}
        </Button>
      )}
      <ButtonLink look="text" block href={checkoutOf(placed, module?.id)}>
        {t('checkout.payment_to_checkout')}
      </ButtonLink>
    </div>
  );
}

/** What is said of an order that is not paid. Its wallet's part, if it has one, is paid already. */
function openText({ payment_status }: PaymentStatus, phase: OpenProps['phase'], isParcel: boolean) {
  if (isParcel && phase !== 'given_up' && phase !== 'open') return 'parcel.payment_open';
  const isEnded = phase === 'failed' || phase === 'canceled';
  if (isEnded && payment_status === 'partially_paid') return 'checkout.payment_part_text';
  return `checkout.payment_${phase}_text` as const;
}

/** The checkout that the order came from, with what was to be ordered. */
function checkoutOf(placed: PlacedBefore | null, current_module: number | undefined): string {
  if (placed?.order_type === 'parcel') return '/checkout?page=parcel';
  if (placed?.is_buy_now) return checkoutHref('buy_now');
  const module_id = placed?.module_id ?? 0;
  return checkoutHref('cart', module_id > 0 && module_id !== current_module ? module_id : null);
}
