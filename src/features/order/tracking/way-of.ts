import type { TrackedOrder } from '@/contract/ordering/order-track';

/** Both ends of a delivery; a take-away has no way to show. */
export function wayOf({ store, delivery_address: to, order_type, receiver_details: receiver }: TrackedOrder) {
  if (order_type === 'parcel') {
    // Whoever receives it is not told where it comes from.
    if (!to || !receiver) return null;
    return { from: pointOf(to), to: pointOf(receiver) };
  }
  if (!store || !to || order_type === 'take_away' || to.latitude === 0) return null;
  return { from: { lat: store.latitude, lng: store.longitude }, to: { lat: to.latitude, lng: to.longitude } };
}

function pointOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { lat: latitude, lng: longitude };
}
