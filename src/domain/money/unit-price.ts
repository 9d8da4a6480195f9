/**
 * The price of one with its chosen options, before discount and add-ons: what `price` of a cart call carries.
 * Spec: ordering §4 (unit price of the modal); wire-format §5.1 and §6.1.
 *
 * "The first selected option's price if any is selected, else the item price" speaks of the modal's data, whose
 * selected option is the chosen row with a whole price of its own. So a row's price replaces the item's. A food
 * option carries an additional price (`optionPrice`), and the contract wants the price "incl. chosen options", so
 * food costs its price and all options: taken literally, a large pizza would cost no more than its size.
 */
import { sum, type Amount } from './money';
import type { Selection } from '../catalogue/variation';
import type { VariationRow } from '../catalogue/variation-row';
import type { Maybe } from '../wire/wire';

export type Chosen = {
  /** Of food. */
  selected?: Maybe<readonly Pick<Selection, 'optionPrice'>[]>;
  /** Of everything else. */
  row?: Maybe<Pick<VariationRow, 'price'>>;
};

export function unitPrice(item: { price: Amount }, { selected, row }: Chosen, digits?: number): number {
  if (row) return sum([row.price], digits);
  return sum([item.price, ...(selected ?? []).map(({ optionPrice }) => optionPrice)], digits);
}
