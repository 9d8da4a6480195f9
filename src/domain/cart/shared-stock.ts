/**
 * What each line of a cart may have of a flash sale's pieces, which all choices of an item share.
 * Spec: ordering §4, "Quantity", and §8; CART-17: stock is counted over all lines of an item.
 */
import type { Limited } from '../catalogue/quantity';
import { isOn, toNumber, type Flag, type Maybe } from '../wire/wire';

type SharingLine = {
  quantity: number;
  item_type?: Maybe<string>;
  item: Limited & { id: number; flash_sale?: Flag };
};

/**
 * The lines with what is left for each as the stock of its item: earlier lines have theirs first, and what none of them
 * needs is there for every one.
 */
export function shareStock<L extends SharingLine>(lines: readonly L[]): L[] {
  const left = new Map<string, number>();
  const taken = lines.map((line) => {
    if (!sharesStock(line)) return 0;
    const free = left.get(keyOf(line)) ?? toNumber(line.item.stock);
    const part = Math.min(line.quantity, free);
    left.set(keyOf(line), free - part);
    return part;
  });
  return lines.map((line, n) => {
    const free = left.get(keyOf(line));
    if (free === undefined || !sharesStock(line)) return line;
    return { ...line, item: { ...line.item, stock: (taken[n] ?? 0) + free } };
  });
}

/** Without a sale, each combination of an item has a stock of its own. */
export function sharesStock({ item }: Pick<SharingLine, 'item'>): boolean {
  return isOn(item.flash_sale) && item.module_type !== 'food' && item.stock != null;
}

function keyOf({ item, item_type }: SharingLine): string {
  return `${item_type} ${item.id}`;
}
