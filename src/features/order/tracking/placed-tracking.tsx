import { guestOfPlaced } from '@/features/checkout/placing/placed';
import type { JustPlaced } from '@/features/checkout/placing/tracking-port';
import { useSession } from '@/lib/session';
import { classNames } from '@/ui/class-names';
import { useTrackedOrder } from '../api';
import { OrderBars } from '../order-timeline';
import { useHeadline } from '../order-texts';
import { ShareOrder } from '../sharing/share-order';
import { Expected } from './expected';
import { PlacedTrackingSkeleton } from './placed-tracking-skeleton';
import styles from './placed-tracking.module.css';
import { TrackingMap } from './tracking-map';
import { routeEnds } from './route-ends';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import type { Followed } from '../api';

/** Live tracking of the order, directly below the confirmation (ROUTE-14). */
export function PlacedTracking(placed: JustPlaced) {
  const followed = { ...placed, ...guestOfPlaced(placed.order_id, useSession()) };
  const { data: order, isError } = useTrackedOrder(followed);
  if (order) return <Going order={order} followed={followed} />;
  return isError ? null : <PlacedTrackingSkeleton />;
}

function Going({ order, followed }: { order: TrackedOrder; followed: Followed }) {
  const headline = useHeadline(order);
  const way = routeEnds(order);
  return (
    <section className={classNames(styles.tracking, way && styles.mapped)} aria-labelledby="placed-headline">
      {way && <TrackingMap isInset order={order} followed={followed} {...way} />}
      <h2 id="placed-headline" className="t20" role="status">
        {headline}
      </h2>
      <Expected order={order} />
      <OrderBars order={order} />
      <ShareOrder order={order} isShort />
    </section>
  );
}
