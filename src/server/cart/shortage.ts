import { ApiError } from '../http/api';
import type { ItemRow } from '../data/catalogue/item';
import { localizeText, type View } from '../data/view';
import type { Localized } from '../db/schema/columns';
import { availableStock } from './item-selection';

type Ordered = { item_type: string; quantity: number; thing: ItemRow };

/** Several lines may be of the same item, in other choices; together they must not exceed its stock (CART-17). */
export function refuseSharedShortage(
  { item_type, quantity, thing }: Ordered,
  others: readonly Ordered[],
  view: Pick<View, 'language' | 'clock'>,
): void {
  const most = thing.module.module_type === 'food' ? null : availableStock(thing, null, view.clock);
  const same = others.filter((other) => other.thing.id === thing.id && other.item_type === item_type);
  const pieces = same.reduce((sum, other) => sum + other.quantity, quantity);
  if (most !== null && pieces > most) throw shortage(thing, most, view);
}

/** Names the item, and the combination where it is the one that is short. */
export function shortage({ name }: ItemRow, most: number, view: Pick<View, 'language'>, type?: Localized): ApiError {
  const names = [name, ...(type ? [type] : [])].map((text) => localizeText(text, view));
  return new ApiError('shortage', { name: names.join(', '), most });
}
