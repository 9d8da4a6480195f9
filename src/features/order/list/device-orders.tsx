import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { orderActions } from '@/domain/order/order-actions';
import { hasEnded } from '@/domain/order/order-payment';
import { undoOption } from '@/features/cart/undo';
import { forgetDeviceOrders, useDeviceOrders, type DeviceOrder } from '@/features/checkout/placing/device-orders';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Link } from '@/ui/controls/link';
import { Icon } from '@/ui/display/icon';
import { Name } from '@/ui/display/name';
import { Panel } from '@/ui/display/panel';
import { moneyIcons } from '@/ui/icons/money-icons';
import { useOrderOnce, type Followed } from '../api';
import { FinishedButtons } from '../finished-buttons';
import { payHref } from '../order-href';
import { OrderStatusBadge } from '../order-status-badge';
import { useDayText, useUnpaidText } from '../order-texts';
import styles from './order-list.module.css';

/**
 * The orders a guest placed in this browser, tracked without number and phone, also once the guest has signed in: they are
 * not among the account's. Renders nothing when there are none.
 */
export function DeviceOrders() {
  const { t } = useTranslation();
  const { guest_id } = useSession();
  const orders = useDeviceOrders();
  const forget = () => void toast.info(t('order.device_orders_forgotten'), undoOption(t, forgetDeviceOrders()));
  if (guest_id === null || orders.length === 0) return null;
  return (
    <Panel
      title={t('order.on_this_device')}
      end={
        <Button look="text" onClick={forget}>
          {t('order.forget_device_orders')}
        </Button>
      }
    >
      <ul className="stack16">
        {orders.map((order) => (
          <li key={order.order_id}>
            <Remembered {...order} guest_id={guest_id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Remembered({ order_id, contact_number, placed_at, guest_id }: DeviceOrder & { guest_id: number }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const day = useDayText();
  const followed = { order_id, contact_number, guest_id };
  const { data: order } = useOrderOnce(followed);
  return (
    <>
      <Link href={`/track-order?order_id=${order_id}`} className={styles.link}>
        <span className={styles.logo}>
          <Icon name="receipt" size={24} />
        </span>
        <span>
          <strong className="strong clamp2">
            <Name>{order ? (order.store?.name ?? t('order.parcel')) : t('order.order')}</Name>
          </strong>
          <span className={styles.facts}>
            <bdi className="num">#{order_id}</bdi> · {day(placed_at)}
          </span>
        </span>
        {order && (
          <span className={styles.end}>
            <OrderStatusBadge order={order} />
            <bdi className="num strong">{money(order.order_amount)}</bdi>
          </span>
        )}
      </Link>
      {order && <Ways order={order} followed={followed} />}
    </>
  );
}

/** What can be done with it from here: pay what waits for that, or order again what has ended. */
function Ways({ order, followed }: { order: TrackedOrder; followed: Followed }) {
  const { t } = useTranslation();
  const canPay = orderActions(order, useConfig(), null).includes('pay');
  const unpaid = useUnpaidText()(order);
  if (!canPay && !unpaid && !hasEnded(order)) return null;
  return (
    <div className={styles.ways}>
      {unpaid && <p className={styles.note}>{unpaid}</p>}
      {canPay && (
        <ButtonLink size="small" icon={moneyIcons.wallet} href={payHref(order.id)}>
          {t('order.action_pay')}
        </ButtonLink>
      )}
      <FinishedButtons order={order} followed={followed} size="small" />
    </div>
  );
}
