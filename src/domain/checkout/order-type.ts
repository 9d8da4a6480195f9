/**
 * The order types that a customer can choose, and how they are sent: schedule_order is a delivery with a time.
 * Spec: ordering §3 and §9; wire-format §7.1.
 */
import { isOff, isOn, type Flag, type Maybe } from '../wire/wire';

export type OrderType = 'delivery' | 'schedule_order' | 'take_away';

/** How the goods reach the customer, whenever that is. */
export type Fulfilment = Exclude<OrderType, 'schedule_order'>;

/** All other types have no delivery fee. */
export function paysDelivery(order_type: string): boolean {
  return order_type === 'delivery' || order_type === 'schedule_order';
}

/** `schedule_at` is `YYYY-MM-DD HH:mm:ss`, null for now. A take-away order may also be for later. */
export function wireOrderType(
  order_type: OrderType,
  schedule_at: Maybe<string>,
): { order_type: 'delivery' | 'take_away'; schedule_at: string | null } {
  return { order_type: order_type === 'take_away' ? 'take_away' : 'delivery', schedule_at: schedule_at || null };
}

export type OffersTypes = { delivery?: Flag; take_away?: Flag; schedule_order?: Flag };
export type MarketTypes = { home_delivery_status?: Flag; takeaway_status?: Flag; schedule_order?: Flag };

/** Whether the store delivers anywhere at all; one that does not is for pickup only. */
export function isDelivering(store: OffersTypes, config: MarketTypes): boolean {
  return !isOff(store.delivery) && !isOff(config.home_delivery_status);
}

/** The order types of a store, limited by the configuration. A missing flag allows the type. */
export function offeredOrderTypes(store: OffersTypes, config: MarketTypes = {}): OrderType[] {
  const delivers = isDelivering(store, config);
  const types: OrderType[] = delivers ? ['delivery'] : [];
  if (delivers && isOn(store.schedule_order) && !isOff(config.schedule_order)) types.push('schedule_order');
  if (!isOff(store.take_away) && !isOff(config.takeaway_status)) types.push('take_away');
  return types;
}

/** The wanted order type; when it is not available, the one that is. */
export function resolveOrderType<Wanted extends OrderType>(
  wanted: Wanted,
  store: OffersTypes,
  config?: MarketTypes,
): Wanted | 'delivery' | 'take_away' {
  const types = offeredOrderTypes(store, config);
  if (types.includes(wanted)) return wanted;
  return types.find((type) => type !== 'schedule_order') ?? wanted;
}
