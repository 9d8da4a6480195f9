import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { useCourierSpot, type Followed } from '../api';
import { RouteWithDirections } from './route-with-directions';
import styles from './tracked-order.module.css';

type Props = {
  order: Order;
  followed: Followed;
  from: { lat: number; lng: number };
  to: { lat: number; lng: number };
  /** The map is a picture within its page rather than half of it. */
  isInset?: boolean;
};

/** Store, home and, while he is on the way, the courier; the text beside the map says the same (MAP-01…03). */
export function TrackingMap({ order, followed, from, to, isInset = false }: Props) {
  const { t } = useTranslation();
  const isOnTheWay = order.order_status === 'picked_up';
  const spot = useCourierSpot(followed, isOnTheWay);
  const last = order.delivery_man;
  const known = spot ?? (last && last.lat !== 0 ? last : null);
  const courier = isOnTheWay && known ? { lat: known.lat, lng: known.lng } : undefined;
  const fromLabel = order.order_type === 'parcel' ? t('parcel.pick_up') : undefined;
  return (
    <section className={isInset ? styles.inset : styles.map} aria-label={t('order.map')}>
      <RouteWithDirections {...{ from, to, courier, fromLabel }} />
    </section>
  );
}
