/**
 * The variation row that a cart line has chosen; null for food, and when it is no longer sold.
 * Spec: ordering §3 (cart line), §5; ITEM-26.
 */
import { matchedRow, type VariationRow } from '../catalogue/variation-row';
import type { Maybe } from '../wire/wire';
import type { Variation } from './cart-line';

type LineWithRows = { variation?: Maybe<Variation>; item: { variations?: Maybe<readonly VariationRow[]> } };

export function lineRow({ item, variation }: LineWithRows): VariationRow | null {
  return matchedRow(item.variations ?? [], (variation ?? []).find(isRow));
}

function isRow(one: Variation[number]): one is { type: string } {
  return 'type' in one;
}
