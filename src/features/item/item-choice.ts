import type { CartLine } from '@/contract/ordering/cart';
import type { AddOn, CampaignItem, Item, ItemCard } from '@/contract/catalogue/item';

/** What a customer picked of a thing, ready for the cart's calls. Spec: ordering §4, "Cart add"; wire-format §6.1. */
type Picked = {
  /** Pieces; in `add` those to be added, in `update` those the line shall have. */
  quantity: number;
  /**
   * The price of one piece with its chosen options, before discounts and without add-ons: the `price` of the cart's
   * calls.
   */
  price: number;
  /** In the form of the cart's calls: chosen groups of food, the chosen row of anything else, nothing is `[]`. */
  variation: CartLine['variation'];
  /** The chosen ones only, each with its own quantity (1 and more) for one line. */
  add_ons: Pick<AddOn, 'id' | 'name' | 'price' | 'quantity'>[];
};

/**
 * A choice of an item, which may go into the cart. `item` is a card's slim form where nothing has to be chosen, else
 * the details.
 */
export type ItemChoice = Picked & { item_type: 'Item'; item: ItemCard | Item };
/** A choice of a campaign's item, which is only ordered at once (ITEM-32). */
export type CampaignChoice = Picked & { item_type: 'ItemCampaign'; item: CampaignItem };
export type Choice = ItemChoice | CampaignChoice;

/** One piece of an item without choices. */
export function plainChoice(item: ItemCard | Item, quantity = 1): ItemChoice {
  return { item, item_type: 'Item', ...plain(item.price, quantity) };
}

/** One piece of a campaign's item without choices. */
export function campaignChoice(item: CampaignItem): CampaignChoice {
  return { item, item_type: 'ItemCampaign', ...plain(item.price, 1) };
}

/** What was picked of either kind. */
export function choiceFor(item: Item | CampaignItem, picked: Picked): Choice {
  return item.kind === 'item' ? { item, item_type: 'Item', ...picked } : { item, item_type: 'ItemCampaign', ...picked };
}

function plain(price: number, quantity: number): Picked {
  return { quantity, price, variation: [], add_ons: [] };
}
