/**
 * The order amount for free delivery.
 * Spec: ordering §9, free-delivery progress and "Delivery fee rules".
 */
import type { Amount } from '../money/money';
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
