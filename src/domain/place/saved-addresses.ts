/**
 * Which addresses the checkout offers.
 * Spec: ordering §3 (saved address) and §4, "Address list (checkout)".
 */
import { idsOf, type Ids, type Maybe } from '../wire/wire';

/** The address type of the current, unsaved location. */
export const SELECTED_ADDRESS = 'Selected Address';

export type OfferedFrom<A> = {
  /** The current location, `address_type` being `SELECTED_ADDRESS`. */
  current: Maybe<A>;
  saved: readonly A[];
  store_zone_id?: Maybe<number>;
};

/** The current location first, then the saved addresses that lie in the store's zone. */
export function offeredAddresses<A extends { zone_ids?: Ids }>({ current, saved, store_zone_id }: OfferedFrom<A>): A[] {
  const reached = store_zone_id ? saved.filter(({ zone_ids }) => idsOf(zone_ids).includes(store_zone_id)) : saved;
  return current ? [current, ...reached] : [...reached];
}

export function canEditAddress(address: { address_type: string }): boolean {
  return address.address_type !== SELECTED_ADDRESS;
}

export function canSaveAddress(order_type: string): boolean {
  return order_type !== 'take_away';
}
