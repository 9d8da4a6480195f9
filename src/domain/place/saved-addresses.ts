/**
 * The addresses that the checkout offers.
 * Spec: ordering §3 (saved address) and §4, "Address list (checkout)".
 */
import { greatCircle } from '../checkout/distance';
import { servesFromAnywhere, type ZoneOfAddress } from '../checkout/serviceability';
import { limits } from '../limits';
import { parseIds, type Flag, type Ids, type Maybe } from '../wire/wire';
import type { LatLng } from './city-map';

/** The address type of the current, unsaved location. */
export const SELECTED_ADDRESS = 'Selected Address';

export type OfferedFrom<A> = {
  /** The current location, whose `address_type` is `SELECTED_ADDRESS`. */
  current: Maybe<A>;
  saved: readonly A[];
  store_zone_id?: Maybe<number>;
};

/** The current location first, then the saved addresses in the store's zone. */
export function offeredAddresses<A extends { zone_ids?: Ids }>({ current, saved, store_zone_id }: OfferedFrom<A>): A[] {
  const reached = store_zone_id ? saved.filter(({ zone_ids }) => parseIds(zone_ids).includes(store_zone_id)) : saved;
  return current ? [current, ...reached] : [...reached];
}

type Reached = {
  /** Those at the order's address; none outside of all zones. */
  zones: readonly ZoneOfAddress[];
  /** The one that the visitor has chosen, which may be another than the order's. */
  module: Maybe<{ id: number; all_zone_service?: Flag }>;
};

/** The zone in which an order's address must be; none when the order's module serves all zones. */
export function requiredZone(store: { zone_id: number; module_id: number }, { zones, module }: Reached): number | null {
  const known = module ? [...zones, { modules: [module] }] : zones;
  return servesFromAnywhere(known, store.module_id) ? null : store.zone_id;
}

export function canEditAddress(address: { address_type: string }): boolean {
  return address.address_type !== SELECTED_ADDRESS;
}

export function canSaveAddress(order_type: string): boolean {
  return order_type !== 'take_away';
}

/**
 * The default address of an order until the customer chooses one: the saved address at the current location, which has
 * house and contact; without a location, the only saved address.
 */
export function addressForOrder<A extends LatLng>(saved: readonly A[], here: Maybe<LatLng>): A | null {
  if (!here) return (saved.length === 1 && saved[0]) || null;
  return saved.find((address) => greatCircle(address, here) <= limits.same_place_metres) ?? null;
}

/** The address that was just added. The list does not mark it, so it is the one with the highest id. */
export function newestAddress<A extends { id: number }>(saved: readonly A[], before: readonly A[]): A | null {
  const known = new Set(before.map(({ id }) => id));
  return saved.filter(({ id }) => !known.has(id)).toSorted((a, b) => b.id - a.id)[0] ?? null;
}
