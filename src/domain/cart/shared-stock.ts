/**
 * Lines of one item in several variations share its stock, such as the pieces that are left of a flash sale.
 * Spec: ordering §4, "Quantity"; CART-17: stock is counted over all lines of an item.
 */
import type { Limited } from '../catalogue/quantity';
import type { VariationRow } from '../catalogue/variation-row';
import { toNumber, type Maybe } from '../wire/wire';
import { toModel, type CartKey } from './cart-line';
import { lineRow } from './line-row';

type SharingLine = CartKey & {
  quantity: number;
  item: Limited & { variations?: Maybe<readonly VariationRow[]> };
};

/**
 * The lines, each with no more stock of its variation than the other lines leave of the item. Who is in the cart first
 * takes first.
 */
export function shareStock<L extends SharingLine>(lines: readonly L[]): L[] {
  return lines.map((line) => {
    const same = lines.filter((other) => isSameItem(other, line));
    const total = toNumber(line.item.stock);
    // Other back ends: an item without pieces of its own may have some of its variations.
    return same.length > 1 && total > 0 && line.item.module_type !== 'food'
      ? limitedTo(line, total - takenByOthers(line, same, total))
      : line;
  });
}

function takenByOthers<L extends SharingLine>(line: L, same: readonly L[], total: number): number {
  let left = total;
  let taken = 0;
  for (const one of same) {
    const pieces = Math.min(one.quantity, toNumber(lineRow(one)?.stock ?? left), left);
    left -= pieces;
    if (one !== line) taken += pieces;
  }
  return taken;
}

function limitedTo<L extends SharingLine>(line: L, left: number): L {
  const row = lineRow(line);
  if (!row || row.stock == null || toNumber(row.stock) <= left) return line;
  const variations = line.item.variations?.map((one) => (one === row ? { ...one, stock: left } : one));
  return Object.assign({}, line, { item: Object.assign({}, line.item, { variations }) });
}

/** The pieces of an item in these lines, whatever was chosen of it. */
export function piecesOf(lines: readonly (CartKey & { quantity: number })[], item: CartKey): number {
  return lines.filter((line) => isSameItem(line, item)).reduce((count, { quantity }) => count + quantity, 0);
}

function isSameItem(a: CartKey, b: CartKey): boolean {
  return a.item_id === b.item_id && toModel(a.item_type) === toModel(b.item_type);
}
