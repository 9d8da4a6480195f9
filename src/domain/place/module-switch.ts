/**
 * What follows the choice of a module.
 * Spec: ordering §4, "Module switch"; `/interest` wins over `/home` while no interests are recorded. Interests are
 * recorded with the account; of a guest the browser remembers which modules have been asked about.
 */
import { parseIds, type Ids, type Maybe } from '../wire/wire';

export type Customer = { selected_modules_for_interest?: Ids };

export function afterModuleSwitch(
  module: { id: number; module_type: string },
  customer: Maybe<Customer>,
  /** Modules that this browser's guest was asked about. */
  asked: Ids = [],
): '/home' | '/interest' {
  if (module.module_type === 'parcel') return '/home';
  const answered = customer ? customer.selected_modules_for_interest : asked;
  return parseIds(answered).includes(module.id) ? '/home' : '/interest';
}

export type RentalCart = { carts: readonly { provider?: Maybe<{ pickup_zone_id?: Ids }> }[] };

/** Whether a rental cart survives the zones in which its customer now is. */
export function rentalCartFate(cart: RentalCart, zone_ids: Ids): 'empty' | 'kept' | 'cleared' {
  const [first] = cart.carts;
  if (!first) return 'empty';
  const zoneIds = parseIds(zone_ids);
  return parseIds(first.provider?.pickup_zone_id).some((id) => zoneIds.includes(id)) ? 'kept' : 'cleared';
}
