import type { CartLine } from '@/contract/cart';
import type { AddOn, Item, ItemCard } from '@/contract/item';
import { isCampaignItem } from '@/domain/availability';

/**
 * What a customer wants of an item, ready for the cart's calls.
 * Spec: ordering §4, "Cart add"; api-contract §6.1.
 */
export type ItemChoice = {
  /** A card's slim item where nothing has to be chosen, else the details. */
  item: ItemCard | Item;
  item_type: CartLine['item_type'];
  /** Pieces; in `add` those to be added, in `update` those the line shall have. */
  quantity: number;
  /** Of one piece with its chosen options, before discounts, without add-ons: the `price` of the cart's calls. */
  price: number;
  /** In the form of the cart's calls: chosen groups of food, the chosen row of anything else, nothing is `[]`. */
  variation: CartLine['variation'];
  /** The chosen ones only, each with its own quantity (1 and more) for one line. */
  add_ons: Pick<AddOn, 'id' | 'name' | 'price' | 'quantity'>[];
};

/** One piece of an item without choices. */
export function plainChoice(item: ItemCard | Item, quantity = 1): ItemChoice {
  return { item, item_type: itemType(item), quantity, price: item.price, variation: [], add_ons: [] };
}

/** A campaign item is told by its dates. */
export function itemType(item: ItemCard | Item): ItemChoice['item_type'] {
  return 'available_date_starts' in item && isCampaignItem(item) ? 'ItemCampaign' : 'Item';
}
