import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import type { TrackedOrder as Followable } from '@/contract/ordering/order-track';
import { isCourierDone } from '@/domain/order/courier-done';
import { awaitsPayment, hasEnded, hasStopped } from '@/domain/order/order-payment';
import { isSharedView, withoutPrivate } from '@/domain/order/order-sharing';
import { canCancelOrder } from '@/domain/order/order-status';
import { useShowModule } from '@/features/module/current-module';
import { useSession } from '@/lib/session';
import { Button, ButtonLink } from '@/ui/controls/button';
import { onIntent } from '@/ui/controls/on-intent';
import { Panel } from '@/ui/display/panel';
import type { Followed } from '../api';
import { Expected } from './expected';
import { cancelDialog } from '../order-dialogs';
import { FinishedButtons } from '../finished-buttons';
import { Stopped } from '../order-notices';
import { CourierCard } from '../order-people';
import { ParcelLegs, ParcelReturn, SharedParcel } from '../parcel-part';
import { OrderStatusBadge } from '../order-status-badge';
import { useHeadline, useStatusText } from '../order-texts';
import { OrderBars, OrderTimeline } from '../order-timeline';
import { ShareOrder } from '../sharing/share-order';
import styles from './tracked-order.module.css';
import { TrackedPayment } from './tracked-payment';
import { TrackingMap } from './tracking-map';
import { useSecondsLeft } from './use-seconds-left';
import { useSoughtHeading } from './use-sought';
import { routeEnds } from './route-ends';
import { DeliveryCode, OrderAmounts, OrderLegs, SharedLines } from './tracked-parts';

type Props = {
  order: Followable;
  followed: Followed;
  /** The order replaces the search form, and takes over its focus. */
  isSought: boolean;
};

/** A running order, refreshed as it progresses (ROUTE-14). */
export function TrackedOrder({ order: told, followed, isSought }: Props) {
  const { t } = useTranslation();
  const { guest_id } = useSession();
  useShowModule(told.module_id);
  const heading = useSoughtHeading(isSought);
  const isShared = isSharedView(told, guest_id);
  const order = toShown(told, isShared);
  const left = useSecondsLeft(told, followed);
  const headline = useHeadline(order, left);
  const status = useStatusText();
  const isRunning = !hasEnded(order);
  const hasCourier = isShared ? isRunning : !isCourierDone(order);
  const way = routeEnds(order);

  return (
    <div className={styles.root} data-map={way ? true : undefined}>
      {way && <TrackingMap order={order} followed={followed} {...way} />}
      <div className={styles.panel}>
        <div className={styles.id}>
          <span>
            {t('order.order')} <bdi className="num">#{order.id}</bdi>
          </span>
          <OrderStatusBadge order={order} />
        </div>
        <div className={styles.eta}>
          <h1 ref={heading} className="t28" tabIndex={-1}>
            {headline}
          </h1>
          <Expected order={order} left={left} />
          <p role="status" className="vh">
            {t('order.announced', { status: status(order) })}
          </p>
        </div>
        {!isShared && <TrackedPayment order={order} followed={followed} />}
        {hasStopped(order) ? <Stopped order={order} isShared={isShared} /> : <OrderBars order={order} />}
        {hasCourier && order.delivery_man && (
          <CourierCard courier={order.delivery_man} canChat={isRunning && !order.is_guest} canCall />
        )}
        <Panel title={t('order.progress')} isTitleHidden>
          <OrderTimeline order={order} />
        </Panel>
        {order.order_type !== 'take_away' && <DeliveryCode order={order} />}
        <Parts {...{ order, followed, isShared }} />
        <Ways {...{ order, followed, isShared }} />
      </div>
    </div>
  );
}

/**
 * Whether it is paid is the owner's business, whatever the back end sends: while it is not, it has only been placed, and
 * nothing is promised.
 */
function toShown(told: Followable, isShared: boolean): Followable {
  if (!isShared) return told;
  const shown = { ...withoutPrivate(told), cancellation_note: '' };
  if (!awaitsPayment(told)) return shown;
  const untimed = { min_delivery_time: 0, max_delivery_time: 0, scheduled: false, schedule_at: null };
  return { ...shown, ...untimed, payment_method: '', order_status: 'pending' };
}

type PartsProps = { order: Followable; followed: Followed; isShared: boolean };

/** The route, the lines and the amounts, and the link for others. */
function Parts({ order, followed, isShared }: PartsProps) {
  if (order.order_type !== 'parcel') {
    const Lines = isShared ? SharedLines : OrderAmounts;
    return (
      <>
        <OrderLegs order={order} instruction={order.delivery_instruction} />
        <Lines order={order} followed={followed} />
        {!isShared && <ShareOrder order={order} />}
      </>
    );
  }
  return (
    <>
      {!isShared && <ParcelReturn order={order} followed={followed} />}
      <ParcelLegs order={order} />
      {!isShared && <ShareOrder order={order} />}
      {isShared ? <SharedParcel order={order} /> : <OrderAmounts order={order} followed={followed} />}
    </>
  );
}

/** Parcels can be canceled on their way as well. */
function isCancellable(order: Order): boolean {
  return canCancelOrder(order) && (!hasEnded(order) || order.order_type === 'parcel');
}

/** What its owner can still do with it, and where to ask. */
function Ways({ order, followed, isShared }: PartsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.ways}>
      {!isShared && isCancellable(order) && (
        <Button
          look="secondary"
          {...onIntent(cancelDialog(order).load)}
          onClick={() => void cancelDialog(order).open({ followed, order })}
        >
          {t(order.order_type === 'parcel' ? 'parcel.cancel' : 'order.cancel')}
        </Button>
      )}
      {!isShared && <FinishedButtons order={order} followed={followed} />}
      <ButtonLink look="text" href="/help-and-support">
        {t('order.help')}
      </ButtonLink>
    </div>
  );
}
