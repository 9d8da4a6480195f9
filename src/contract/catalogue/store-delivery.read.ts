import { amount, list, record } from '../core/reading';
import type { StoreDelivery } from './store-delivery';

export function readStoreDeliveries(answer: unknown): StoreDelivery[] {
  return list(answer).map((it) => {
    const raw = record(it);
    const surge = record(raw.surge);
    return {
      store_id: amount(raw.store_id),
      distance_km: amount(raw.distance_km),
      extra_charge: amount(raw.extra_charge),
      surge: { price: amount(surge.price), price_type: surge.price_type === 'amount' ? 'amount' : 'percent' },
    };
  });
}
