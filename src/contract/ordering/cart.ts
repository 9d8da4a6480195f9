import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type { CampaignItem, Item } from '../catalogue/item';
import type * as schema from './cart.schema';

/** A dish's choice as it is sent and stored: the group's name and the chosen labels. */
export type ChosenVariation = { name: string; values: { label: string[] } };
/** The chosen combination of an item that is not food. */
export type ChosenCombination = { type: string; price: number; stock: number };

type LineFields = {
  id: number;
  item_id: number;
  module_id: number;
  /** Unit price including the chosen options, before discounts and without add-ons. */
  price: number;
  quantity: number;
  variation: (ChosenVariation | ChosenCombination)[];
  add_on_ids: number[];
  add_on_qtys: number[];
};

/** The current state of the item, with the chosen options and add-ons marked. */
type LineThing = { item_type: 'Item'; item: Item } | { item_type: 'ItemCampaign'; item: CampaignItem };

/** A line of the server's cart (CART-18). */
export type CartLine = LineFields & LineThing;

/** Answers the whole cart of the current module, as the calls of cart-writes.ts do (wire-format §6.1). */
export const listCart = endpoint<InferType<typeof schema.listCart>, CartLine[]>({
  method: 'get',
  path: '/customer/cart/list',
  read: () => import('./cart.read').then((mod) => mod.readCart),
});

/** An item with its chosen quantity, options and add-ons. */
export type CartChoice = InferType<typeof schema.addManyToCart>['item_list'][number];

export type StoreCart = { store: { id: number; name: string; slug: string; module_type: string }; carts: CartLine[] };

/** The carts of all modules, grouped by store [4.0]. */
export const listAllCarts = endpoint<InferType<typeof schema.listAllCarts>, StoreCart[]>({
  method: 'get',
  path: '/customer/cart/get-all',
  read: () => import('./cart.read').then((mod) => mod.readAllCarts),
});
