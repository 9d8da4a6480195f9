import { useMemo } from 'react';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { secondsLeft } from '@/domain/order/courier-way';
import { decodePolyline } from '@/domain/place/polyline';
import { useRoute } from '@/features/location/api';
import { useCourierSpot, type Followed } from '../api';
import { routeEnds } from './route-ends';

/** The courier's remaining time in seconds; null before he is on the way, and while unknown. */
export function useSecondsLeft(order: TrackedOrder, followed: Followed): number | null {
  const isOnTheWay = order.order_status === 'picked_up';
  const spot = useCourierSpot(followed, isOnTheWay);
  const way = isOnTheWay ? routeEnds(order) : null;
  const { data: route } = useRoute(way?.from ?? null, way?.to ?? null);
  const points = useMemo(() => decodePolyline(route?.encodedPolyline ?? ''), [route]);
  return spot && route ? secondsLeft(points, spot, route.seconds) : null;
}
