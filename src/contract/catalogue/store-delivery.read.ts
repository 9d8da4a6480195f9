import { amount, record, records } from '../core/wire-values';
import type { StoreDelivery } from './store-delivery';

export function readStoreDeliveries(answer: unknown): StoreDelivery[] {
  return records(answer).map((raw) => {
    const surge = record(raw.surge);
    return {
      store_id: amount(raw.store_id),
      distance_km: amount(raw.distance_km),
      extra_charge: amount(raw.extra_charge),
      surge: { price: amount(surge.price), price_type: surge.price_type === 'amount' ? 'amount' : 'percent' },
    };
  });
}
