import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './store-delivery.schema';

/** What the fee of bringing something from a store to a place is made of, now; the rates are the zone's. */
export type StoreDelivery = {
  store_id: number;
  /** Along the streets. */
  distance_km: number;
  /** What the vehicle for that way costs more. */
  extra_charge: number;
  surge: { price: number; price_type: 'percent' | 'amount' };
};

/** An own addition: other back ends do not know it. Stores that are not known, or too many, are left out. */
export const listStoreDeliveries = endpoint<InferType<typeof schema.listStoreDeliveries>, StoreDelivery[]>({
  method: 'get',
  path: '/stores/delivery',
  read: () => import('./store-delivery.read').then((it) => it.readStoreDeliveries),
});
