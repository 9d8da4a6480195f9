/**
 * The unit price with the chosen options, before discount and add-ons: the `price` of a cart call.
 * Spec: ordering §4 (unit price of the modal); wire-format §5.1 and §6.1.
 *
 * "The first selected option's price if any is selected, else the item price" refers to the modal's data, where the
 * selected option is a variation row with a full price. So a row's price replaces the item's price. A food option has
 * an additional price (`optionPrice`), and the contract wants the price "incl. chosen options", so the price of food is
 * its base price plus all options: taken literally, a large pizza would cost no more than its size.
 */
import { sum, type Amount } from './money';
import type { Selection } from '../catalogue/variation';
import type { VariationRow } from '../catalogue/variation-row';
import type { Maybe } from '../wire/wire';

export type Chosen = {
  /** Only food. */
  selected?: Maybe<readonly Pick<Selection, 'optionPrice'>[]>;
  /** Everything except food. */
  row?: Maybe<Pick<VariationRow, 'price'>>;
};

export function unitPrice(item: { price: Amount }, { selected, row }: Chosen, digits: number): number {
  if (row) return sum([row.price], digits);
  return sum([item.price, ...(selected ?? []).map(({ optionPrice }) => optionPrice)], digits);
}
