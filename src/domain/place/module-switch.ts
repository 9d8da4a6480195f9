/**
 * The next page after a module is chosen.
 * Spec: ordering §4, "Module switch"; `/interest` takes precedence over `/home` until interests are saved. Interests
 * are saved in the account; the browser remembers for which modules a guest was asked, and which a customer has skipped.
 */
import { parseIds, type Ids, type Maybe } from '../wire/wire';

export type Customer = { selected_modules_for_interest?: Ids };

export function afterModuleSwitch(
  module: { id: number; module_type: string },
  customer: Maybe<Customer>,
  /** The modules for which this browser has asked the visitor, and has no need to ask again. */
  asked: Ids = [],
): '/home' | '/interest' {
  if (module.module_type === 'parcel') return '/home';
  const answered = [...parseIds(customer?.selected_modules_for_interest), ...parseIds(asked)];
  return answered.includes(module.id) ? '/home' : '/interest';
}

export type RentalCart = { carts: readonly { provider?: Maybe<{ pickup_zone_id?: Ids }> }[] };

/** Whether a rental cart is kept in the customer's current zones. */
export function rentalCartFate(cart: RentalCart, zone_ids: Ids): 'empty' | 'kept' | 'cleared' {
  const [first] = cart.carts;
  if (!first) return 'empty';
  const zoneIds = parseIds(zone_ids);
  return parseIds(first.provider?.pickup_zone_id).some((id) => zoneIds.includes(id)) ? 'kept' : 'cleared';
}
