/**
 * The order amount for free delivery, and the progress of a cart towards it.
 * Spec: ordering §9, free-delivery progress and "Delivery fee rules".
 */
import { less, minorUnits, type Amount } from '../money/money';
import { isOn, toNumber, type Flag, type Maybe } from '../wire/wire';

export type FreeDeliveryConfig = {
  admin_free_delivery?: Maybe<{
    status?: Flag;
    /** free_delivery_to_all_store or free_delivery_by_order_amount. */
    type?: Maybe<string>;
    free_delivery_over?: Amount;
  }>;
  /** From back ends before 3.5, or when the object has no amount. */
  free_delivery_over?: Amount;
};

/** 0 when every delivery is free; null when no amount makes it free. */
export function freeDeliveryThreshold(config: FreeDeliveryConfig): number | null {
  const offer = config.admin_free_delivery;
  if (offer && !isOn(offer.status)) return null;
  if (offer?.type === 'free_delivery_to_all_store') return 0;
  const threshold = toNumber(offer?.free_delivery_over) || toNumber(config.free_delivery_over);
  return threshold > 0 ? threshold : null;
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
