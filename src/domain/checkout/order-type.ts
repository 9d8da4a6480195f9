/**
 * The order types a customer chooses from, and how they travel: schedule_order is a delivery with a time.
 * Spec: ordering §3 and §9; wire-format §7.1.
 */
import { isOff, isOn, type Flag, type Maybe } from '../wire/wire';

export type OrderType = 'delivery' | 'schedule_order' | 'take_away';

/** Any other type pays no delivery fee. */
export function paysDelivery(order_type: string): boolean {
  return order_type === 'delivery' || order_type === 'schedule_order';
}

/** `schedule_at` is `YYYY-MM-DD HH:mm:ss`, null for now; a take-away may be for later as well. */
export function wireOrderType(
  order_type: OrderType,
  schedule_at: Maybe<string>,
): { order_type: 'delivery' | 'take_away'; schedule_at: string | null } {
  return { order_type: order_type === 'take_away' ? 'take_away' : 'delivery', schedule_at: schedule_at || null };
}

export type OffersTypes = { delivery?: Flag; take_away?: Flag; schedule_order?: Flag };

/** What a store offers, as far as the configuration allows; a flag that is missing allows. */
export function offeredOrderTypes(
  store: OffersTypes,
  config: { home_delivery_status?: Flag; takeaway_status?: Flag; schedule_order?: Flag } = {},
): OrderType[] {
  const delivers = !isOff(store.delivery) && !isOff(config.home_delivery_status);
  const types: OrderType[] = delivers ? ['delivery'] : [];
  if (delivers && isOn(store.schedule_order) && !isOff(config.schedule_order)) types.push('schedule_order');
  if (!isOff(store.take_away) && !isOff(config.takeaway_status)) types.push('take_away');
  return types;
}
