import { useTranslation } from 'react-i18next';
import { undoOption } from '@/features/cart/undo';
import { forgetDeviceTrips, useDeviceTrips, type DeviceOrder } from '@/features/checkout/placing/device-orders';
import { useMoney } from '@/features/config/use-money';
import styles from '@/features/order/list/order-list.module.css';
import { useDayText } from '@/features/order/order-texts';
import { useSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Link } from '@/ui/controls/link';
import { Icon } from '@/ui/display/icon';
import { Panel } from '@/ui/display/panel';
import { travelIcons } from '@/ui/icons/travel-icons';
import { Name } from '@/ui/display/name';
import { useTripOnce } from './api';
import { TripBadge } from './trip-badge';
import { tripHref } from './trip-href';

/**
 * The trips a guest booked in this browser, tracked without number and phone, also once the guest has signed in: they are
 * not among the account's. Renders nothing when there are none.
 */
export function DeviceTrips() {
  const { t } = useTranslation();
  const { guest_id } = useSession();
  const trips = useDeviceTrips();
  const forget = () => void toast.info(t('trip.device_trips_forgotten'), undoOption(t, forgetDeviceTrips()));
  if (guest_id === null || trips.length === 0) return null;
  return (
    <Panel
      title={t('shell.my_trips')}
      end={
        <Button look="text" onClick={forget}>
          {t('order.forget_device_orders')}
        </Button>
      }
    >
      <ul className="stack16">
        {trips.map((trip) => (
          <li key={trip.order_id}>
            <Remembered {...trip} guest_id={guest_id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Remembered({ order_id: trip_id, placed_at, guest_id }: DeviceOrder & { guest_id: number }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const day = useDayText();
  const { data: trip } = useTripOnce({ trip_id, guest_id });
  return (
    <Link href={tripHref(trip_id)} className={styles.link}>
      <span className={styles.logo}>
        <Icon name={travelIcons.car} size={24} />
      </span>
      <span>
        <strong className="strong clamp2">
          <Name>{trip?.provider?.name ?? t('trip.trip')}</Name>
        </strong>
        <span className={styles.facts}>
          <bdi className="num">#{trip_id}</bdi> · {day(placed_at)}
        </span>
      </span>
      {trip && (
        <span className={styles.end}>
          <TripBadge status={trip.trip_status} />
          <bdi className="num strong">{money(trip.trip_amount)}</bdi>
        </span>
      )}
    </Link>
  );
}
