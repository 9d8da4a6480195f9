import { useTranslation } from 'react-i18next';
import { undoOption } from '@/features/cart/undo';
import { forgetDeviceOrders, useDeviceOrders, type DeviceOrder } from '@/features/checkout/placing/device-orders';
import { useMoney } from '@/features/config/use-money';
import { useSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Link } from '@/ui/controls/link';
import { Icon } from '@/ui/display/icon';
import { Name } from '@/ui/display/name';
import { Panel } from '@/ui/display/panel';
import { useOrderOnce } from '../api';
import { OrderStatusBadge } from '../order-status-badge';
import { useDayText } from '../order-texts';
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
  const { data: order } = useOrderOnce({ order_id, contact_number, guest_id });
  return (
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
          <OrderStatusBadge status={order.order_status} />
          <bdi className="num strong">{money(order.order_amount)}</bdi>
        </span>
      )}
    </Link>
  );
}
