import type { TrackedOrder } from '@/contract/ordering/order-track';

/** Both ends of a delivery; null for a take-away, which has no route. */
export function routeEnds({ store, delivery_address: to, order_type, receiver_details: receiver }: TrackedOrder) {
  if (order_type === 'parcel') {
    // A receiver does not see where the parcel comes from.
    if (!to || !receiver) return null;
    return { from: toPoint(to), to: toPoint(receiver) };
  }
  if (!store || !to || order_type === 'take_away' || to.latitude === 0) return null;
  return { from: { lat: store.latitude, lng: store.longitude }, to: { lat: to.latitude, lng: to.longitude } };
}

function toPoint({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { lat: latitude, lng: longitude };
}
