/**
 * The purchase buttons of an item, or the notice in their place.
 * Spec: ordering §4, "Availability", "Cart add" and "Quantity".
 */
import { isAvailable, takesLater, type ForLater, type Windowed } from './availability';
import { isOutOfStock, type Limited } from './quantity';
import type { StoreTime } from '../time/store-clock';
import type { Maybe } from '../wire/wire';

export type PurchaseButton = 'add_to_cart' | 'update_cart' | 'buy_now' | 'order_now';
type PurchaseNotice = 'out_of_stock' | 'variation_out_of_stock' | 'not_available_now';

export type ItemActions = {
  buttons: PurchaseButton[];
  notice: PurchaseNotice | null;
  /** The item is outside its time window and is added for later. */
  is_for_later: boolean;
};

export type ItemState = {
  /** Campaign items are a kind of their own (ITEM-32). */
  item: Windowed & Limited & ForLater & { kind: 'item' | 'campaign_item' };
  market: ForLater;
  now: StoreTime;
  /** The chosen combination of a non-food item. */
  row?: Maybe<{ stock?: Limited['stock'] }>;
  /** Whether the cart contains this item with this variation. */
  is_in_cart: boolean;
};

export function itemActions({ item, market, now, row, is_in_cart }: ItemState): ItemActions {
  const stock = stockNotice(item, row);
  if (stock) return { buttons: [], notice: stock, is_for_later: false };
  const available = isAvailable(item, now);
  // Campaign items can only be ordered for now.
  const waits = item.kind === 'item' && takesLater(item, market);
  if (!available && !waits) return { buttons: [], notice: 'not_available_now', is_for_later: false };
  return { buttons: listButtons(item, available, is_in_cart), notice: null, is_for_later: !available };
}

function listButtons({ kind }: ItemState['item'], available: boolean, isInCart: boolean): PurchaseButton[] {
  if (kind === 'campaign_item') return ['order_now'];
  const cart = isInCart ? 'update_cart' : 'add_to_cart';
  return available ? [cart, 'buy_now'] : [cart];
}

/** With a chosen row its stock counts, because the item's stock is the sum of all rows. */
function stockNotice(item: Limited, row: ItemState['row']): PurchaseNotice | null {
  if (row && isOutOfStock({ ...item, stock: row.stock })) return 'variation_out_of_stock';
  return !row && isOutOfStock(item) ? 'out_of_stock' : null;
}
