import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import type { GatewayFlag } from '@/domain/order/gateway-return';
import { isCourierDone } from '@/domain/order/courier-done';
import { hasEnded } from '@/domain/order/order-payment';
import { useShowModule } from '@/features/module/current-module';
import { Button, ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { Panel } from '@/ui/display/panel';
import { SkeletonBox, SkeletonRows } from '@/ui/status/skeleton';
import { useTrackedOrder } from './api';
import { MyAmounts } from './my-amounts';
import styles from './my-order.module.css';
import { OrderButtons } from './order-buttons';
import { ORDERS } from './order-href';
import { OrderItems } from './order-items';
import { OrderNotices } from './order-notices';
import { CourierCard, StoreContact } from './order-people';
import { ParcelCash, ParcelLegs, ParcelReturn, ParcelThing } from './parcel-part';
import { OrderPictures } from './order-pictures';
import { OrderStatusBadge } from './order-status-badge';
import { useDayText, useHeadline, useStatusText } from './order-texts';
import { OrderBars } from './order-timeline';
import { OrderWishes } from './order-wishes';
import { Expected } from './tracking/expected';
import { DeliveryCode, OrderLegs } from './tracking/tracked-parts';
import { ShareOrder } from './sharing/share-order';
import { ReturnNotice } from './return-notice';
import { usePaid } from './use-paid';

type Props = { order_id: number; flag: GatewayFlag | null };

/** The page of one of the customer's orders, refreshed as it progresses (wire-format §10, "Order details blocks"). */
export function MyOrder({ order_id, flag }: Props) {
  const { t } = useTranslation();
  const { data: order, isError, refetch } = useTrackedOrder({ order_id });
  return (
    <>
      <Link href={ORDERS} className={styles.back}>
        <Icon name="arrow-left" />
        {t('order.all_orders')}
      </Link>
      {order && <Details order={order} flag={flag} />}
      {!order && isError && (
        <EmptyState
          icon="receipt"
          title={t('order.not_found')}
          text={t('order.not_found_text')}
          action={
            <>
              <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
              <ButtonLink look="text" href={ORDERS}>
                {t('order.all_orders')}
              </ButtonLink>
            </>
          }
        />
      )}
      {!order && !isError && (
        <div className="stack16" aria-busy="true">
          <SkeletonBox shape="bar" />
          <SkeletonRows count={3} />
        </div>
      )}
    </>
  );
}

function Details({ order, flag }: { order: TrackedOrder; flag: GatewayFlag | null }) {
  const { t } = useTranslation();
  useShowModule(order.module_id);
  const paid = usePaid(order, flag);
  const isParcel = order.order_type === 'parcel';
  const isRunning = !hasEnded(order);
  return (
    <div className={styles.grid}>
      <Head order={order} />
      <div className={styles.acts}>
        {flag && <ReturnNotice flag={flag} order={order} paid={paid} />}
        <OrderNotices order={order} />
        <OrderButtons order={order} isAwaited={paid.isAwaited} />
      </div>
      <div className={styles.goods}>
        {isParcel ? (
          <Panel title={t('parcel.thing')}>
            <ParcelThing order={order} />
            <ParcelCash order={order} />
          </Panel>
        ) : (
          <OrderItems order={order} />
        )}
        <MyAmounts order={order} />
        <OrderPictures title={t('order.prescriptions')} pictures={order.order_attachment_full_url} />
        <OrderPictures title={t('order.proofs')} pictures={order.order_proof_full_url} />
        <OrderWishes order={order} />
        <ShareOrder order={order} />
      </div>
      <div className={styles.side}>
        {order.store && <StoreContact store={order.store} canChat={isRunning} />}
        {order.delivery_man && (
          <CourierCard courier={order.delivery_man} canChat={isRunning} canCall={!isCourierDone(order)}>
            {order.order_status === 'delivered' && (
              <Link href={`/rate-and-review/${order.id}?tab=courier`} className={styles.rate}>
                {t('order.rate_courier')}
              </Link>
            )}
          </CourierCard>
        )}
        {isParcel && <ParcelReturn order={order} followed={{ order_id: order.id }} />}
        {isParcel && <DeliveryCode order={order} />}
        {isParcel ? <ParcelLegs order={order} /> : <OrderLegs order={order} />}
      </div>
    </div>
  );
}

function Head({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const day = useDayText();
  const headline = useHeadline(order);
  const status = useStatusText();
  return (
    <div className={styles.head}>
      <div className={styles.id}>
        <span>
          {t('order.order')} <bdi className="num">#{order.id}</bdi> · {day(order.created_at)}
        </span>
        <OrderStatusBadge order={order} />
      </div>
      <h2 className="t28">{headline}</h2>
      <Expected order={order} />
      <p role="status" className="vh">
        {t('order.announced', { status: status(order) })}
      </p>
      {!hasEnded(order) && <OrderBars order={order} />}
    </div>
  );
}
