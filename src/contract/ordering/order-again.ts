import type { InferType } from 'yup';
import type { ChosenCombination, ChosenVariation } from './cart';
import { endpoint } from '../core/endpoint';
import type * as schema from './order.schema';

export type AgainProblem =
  /** No longer sold, not at this time, none left, or a required option is missing or gone. */
  'gone' | 'not_available' | 'out_of_stock' | 'option_missing';

/** A line of a former order, ready to be added to the cart where it has no problem. */
export type AgainLine = {
  item_id: number;
  model: 'Item' | 'ItemCampaign';
  name: string;
  image_full_url: string | null;
  quantity: number;
  /** The most that can be had now; less than `quantity` where the rest is sold out. */
  most: number;
  variation: (ChosenVariation | ChosenCombination)[];
  add_on_ids: number[];
  add_on_qtys: number[];
  /** Of one piece with its options, before discounts: then and now. */
  price_before: number;
  price_now: number;
  /** Add-ons that are no longer offered, by name; they are left out. */
  lost_add_ons: string[];
  problem: AgainProblem | null;
};

export type OrderAgain = {
  store: { id: number; slug: string; name: string; module_id: number; module_type: string } | null;
  lines: AgainLine[];
};

/** What ordering the same again would put into the cart, beside what it was then. Only the embedded back end has it. */
export const orderAgain = endpoint<InferType<typeof schema.byOrder>, OrderAgain>({
  method: 'get',
  path: '/customer/order/order-again',
  read: () => import('./order-again.read').then((it) => it.readOrderAgain),
});
