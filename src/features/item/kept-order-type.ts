import { record } from '@/contract/core/wire-values';
import type { Fulfilment } from '@/domain/checkout/order-type';
import { tabMemory } from '@/lib/session';

/** The key of a store's order; `''` while the store is not known. The key of a parcel is `parcel`. */
export function orderKey(store_id: number | null | undefined): string {
  return store_id ? `store_${store_id}` : '';
}

const KEY = 'order_type';

/** Keeps how the next order at a store is wanted, as chosen on the store's page or in the checkout. */
export function keepOrderType(order_of: string, order_type: Fulfilment): void {
  tabMemory.save(KEY, { order_of, order_type });
}

/** The choice in this tab for this order (`orderKey`); null when there is none, or a later one for another store. */
export function keptOrderType(order_of: string): Fulfilment | null {
  const kept = record(tabMemory.read(KEY));
  if (!order_of || kept.order_of !== order_of) return null;
  return kept.order_type === 'take_away' ? 'take_away' : 'delivery';
}

/** Called once this order is placed; a choice for another store stays. */
export function forgetOrderType(order_of: string): void {
  if (keptOrderType(order_of) !== null) tabMemory.forget(KEY);
}
