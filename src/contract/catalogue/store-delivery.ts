import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './store-delivery.schema';

/** What the delivery fee from a store to a place is computed from at this moment. The rates are the zone's. */
export type StoreDelivery = {
  store_id: number;
  /** The distance by road. */
  distance_km: number;
  /** The vehicle's extra charge for that distance. */
  extra_charge: number;
  surge: { price: number; price_type: 'percent' | 'amount' };
};

/** An own addition: other back ends do not have this call. Unknown stores, and those beyond the limit, are left out. */
export const listStoreDeliveries = endpoint<InferType<typeof schema.listStoreDeliveries>, StoreDelivery[]>({
  method: 'get',
  path: '/stores/delivery',
  read: () => import('./store.read').then((mod) => mod.readStoreDeliveries),
});
