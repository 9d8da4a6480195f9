/**
 * The next page after a module is chosen.
 * Spec: ordering §4, "Module switch"; `/interest` takes precedence over `/home` until interests are saved. Interests
 * are saved in the account; for guests the browser remembers for which modules they were asked.
 */
import { parseIds, type Ids, type Maybe } from '../wire/wire';

export type Customer = { selected_modules_for_interest?: Ids };

export function afterModuleSwitch(
  module: { id: number; module_type: string },
  customer: Maybe<Customer>,
  /** The modules for which this browser's guest was asked. */
  asked: Ids = [],
): '/home' | '/interest' {
  if (module.module_type === 'parcel') return '/home';
  const answered = customer ? customer.selected_modules_for_interest : asked;
  return parseIds(answered).includes(module.id) ? '/home' : '/interest';
}

export type RentalCart = { carts: readonly { provider?: Maybe<{ pickup_zone_id?: Ids }> }[] };

/** Whether a rental cart is kept in the customer's current zones. */
export function rentalCartFate(cart: RentalCart, zone_ids: Ids): 'empty' | 'kept' | 'cleared' {
  const [first] = cart.carts;
  if (!first) return 'empty';
  const zoneIds = parseIds(zone_ids);
  return parseIds(first.provider?.pickup_zone_id).some((id) => zoneIds.includes(id)) ? 'kept' : 'cleared';
}
