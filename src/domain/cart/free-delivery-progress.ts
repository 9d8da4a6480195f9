/**
 * From which amount a store delivers for free, and the progress of a cart towards it.
 * Spec: ordering §9, free-delivery progress and "Delivery fee rules"; beyond §2.6.
 */
import { freeDeliveryThreshold, type FreeDeliveryConfig } from '../checkout/free-delivery';
import { isDelivering, paysDelivery, type MarketTypes, type OffersTypes, type OrderType } from '../checkout/order-type';
import { less, minorUnits } from '../money/money';
import { isOn, type Flag } from '../wire/wire';

/**
 * The amount from which an order of a store is delivered for free: 0 where the store always does, null where no amount
 * frees it, or nothing is delivered.
 */
export function storeFreeDelivery(
  store: OffersTypes & { free_delivery?: Flag },
  order_type: OrderType,
  config: FreeDeliveryConfig & MarketTypes,
): number | null {
  if (!paysDelivery(order_type) || !isDelivering(store, config)) return null;
  return isOn(store.free_delivery) ? 0 : freeDeliveryThreshold(config);
}

export type FreeDeliveryProgress = {
  /** 0 to 100, rounded. */
  percent: number;
  /** The missing amount; 0 once reached. */
  remaining: number;
};

export function freeDeliveryProgress(subtotal: number, threshold: number, digits: number): FreeDeliveryProgress {
  const goal = minorUnits(threshold, digits);
  const percent = goal > 0 ? Math.round((minorUnits(subtotal, digits) * 100) / goal) : 100;
  return { percent: Math.min(100, Math.max(0, percent)), remaining: less(threshold, subtotal, digits) };
}
