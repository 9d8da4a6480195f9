import type { CartLine } from '@/contract/ordering/cart';
import type { AddOn, CampaignItem, Item, ItemCard } from '@/contract/catalogue/item';

/** A customer's choices of an item, ready for the cart's calls. Spec: ordering §4, "Cart add"; wire-format §6.1. */
type Picked = {
  /** The number of pieces: in `add` the pieces to add, in `update` the new total of the line. */
  quantity: number;
  /**
   * The price of one piece with its chosen options, before discounts and without add-ons: the `price` of the cart's
   * calls.
   */
  price: number;
  /** In the form of the cart's calls: chosen groups for food, the chosen row for other items, `[]` without choices. */
  variation: CartLine['variation'];
  /** Only the chosen ones, each with its own quantity (1 or more) for one line. */
  add_ons: Pick<AddOn, 'id' | 'name' | 'price' | 'quantity'>[];
};

/**
 * A choice of an item, which may be added to the cart. `item` is a card's slim form where nothing has to be chosen,
 * else the full details.
 */
export type ItemChoice = Picked & { item_type: 'Item'; item: ItemCard | Item };
/** A choice of a campaign item, which can only be ordered at once (ITEM-32). */
export type CampaignChoice = Picked & { item_type: 'ItemCampaign'; item: CampaignItem };
export type Choice = ItemChoice | CampaignChoice;

/** One piece of an item without choices. */
export function plainChoice(item: ItemCard | Item): ItemChoice {
  return { item, item_type: 'Item', ...plain(item.price) };
}

/** One piece of a campaign item without choices. */
export function campaignChoice(item: CampaignItem): CampaignChoice {
  return { item, item_type: 'ItemCampaign', ...plain(item.price) };
}

/** The choice for either kind of item. */
export function choiceFor(item: Item | CampaignItem, picked: Picked): Choice {
  return item.kind === 'item' ? { item, item_type: 'Item', ...picked } : { item, item_type: 'ItemCampaign', ...picked };
}

function plain(price: number): Picked {
  return { quantity: 1, price, variation: [], add_ons: [] };
}
