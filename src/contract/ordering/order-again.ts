import type { InferType } from 'yup';
import type { ChosenCombination, ChosenVariation } from './cart';
import { endpoint } from '../core/endpoint';
import type * as schema from './order.schema';

export type AgainProblem =
  /** No longer sold, not available now, sold out, or a required option is missing or gone. */
  'gone' | 'not_available' | 'out_of_stock' | 'option_missing';

/** A line of a former order. Without a problem it can be added to the cart. */
export type AgainLine = {
  item_id: number;
  model: 'Item' | 'ItemCampaign';
  name: string;
  image_full_url: string | null;
  quantity: number;
  /** The largest quantity available now; less than `quantity` when the stock is too small. */
  most: number;
  variation: (ChosenVariation | ChosenCombination)[];
  add_on_ids: number[];
  add_on_qtys: number[];
  /** Unit price with options, before discounts: then and now. */
  price_before: number;
  price_now: number;
  /** The names of add-ons that are no longer offered. They are left out. */
  lost_add_ons: string[];
  problem: AgainProblem | null;
};

export type OrderAgain = {
  store: { id: number; slug: string; name: string; module_id: number; module_type: string } | null;
  lines: AgainLine[];
};

/**
 * What ordering again would put into the cart, compared with the former order. Only the embedded back end has this
 * call.
 */
export const orderAgain = endpoint<InferType<typeof schema.byOrder>, OrderAgain>({
  method: 'get',
  path: '/customer/order/order-again',
  read: () => import('./order-again.read').then((mod) => mod.readOrderAgain),
});
