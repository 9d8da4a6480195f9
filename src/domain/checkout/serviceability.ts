/**
 * Whether a store delivers to the customer.
 * Spec: wire-format §5.2 (zone_id, delivery, take_away) and §2.2 (all_zone_service); a delivery outside the store's
 * zone is refused with the code `zone`.
 */
import { isDelivering, paysDelivery, type MarketTypes } from './order-type';
import { isOff, isOn, parseIds, type Flag, type Ids, type Maybe } from '../wire/wire';

export type Reach = 'delivers' | 'pickup_only' | 'too_far';

export type ReachingStore = {
  zone_id: Maybe<number>;
  /** A missing flag means that the store delivers. */
  delivery?: Flag;
  take_away?: Flag;
  /** Set by the module: its stores deliver to every zone. */
  all_zone_service?: Flag;
};

/** `zone_ids` are the zones of the address; a market without deliveries leaves none to its stores. */
export function storeReach(store: ReachingStore, zone_ids: Ids, config: MarketTypes): Reach {
  if (isInZone(store, zone_ids) && isDelivering(store, config)) return 'delivers';
  return isOn(store.take_away) ? 'pickup_only' : 'too_far';
}

export type ZoneOfAddress = { modules?: Maybe<readonly { id: number; all_zone_service?: Flag }[]> };

/** Whether stores of a module deliver to these zones from anywhere. Only true when one of the zones has the module. */
export function servesFromAnywhere(zones: readonly ZoneOfAddress[], module_id: number): boolean {
  return zones.some(({ modules }) =>
    modules?.some((zoneModule) => zoneModule.id === module_id && isOn(zoneModule.all_zone_service)),
  );
}

export type ReachProblem =
  /** The address is in none of the store's zones. */
  | 'zone'
  /** The store does not support this order type. */
  | 'order_type';

export function reachProblem(store: ReachingStore, zone_ids: Ids, order_type: string): ReachProblem | null {
  if (order_type === 'take_away') return isOn(store.take_away) ? null : 'order_type';
  if (!paysDelivery(order_type)) return null;
  if (isOff(store.delivery)) return 'order_type';
  return isInZone(store, zone_ids) ? null : 'zone';
}

function isInZone(store: ReachingStore, zone_ids: Ids): boolean {
  return isOn(store.all_zone_service) || parseIds(zone_ids).some((id) => id === store.zone_id);
}
