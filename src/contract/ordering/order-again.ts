import type { InferType } from 'yup';
import type { ChosenCombination, ChosenVariation } from './cart';
import { endpoint } from '../core/endpoint';
import type { AgainProblem } from '@/domain/order/former-line';
import type * as schema from './order.schema';

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
 * What ordering again would put into the cart, compared with the former order; null where the back end does not say.
 * Only the embedded back end does: version 4.0 answers this path with a list of stores, others lack it.
 */
export const orderAgain = endpoint<InferType<typeof schema.byOrder>, OrderAgain | null>({
  method: 'get',
  path: '/customer/order/order-again',
  read: () => import('./order-again.read').then((mod) => mod.readOrderAgain),
});

/** A line of a former order, with everything that the cart needs to know of it. */
export type FormerLine = Pick<AgainLine, 'item_id' | 'model' | 'name' | 'image_full_url' | 'quantity' | 'variation'> & {
  store_id: number;
  /** The unit price with options, before discounts. */
  price: number;
  add_ons: { id: number; name: string; quantity: number }[];
};

/** The call of an order's details, read for ordering it again; empty for a parcel or a prescription. */
export const listFormerLines = endpoint<InferType<typeof schema.trackOrder>, FormerLine[]>({
  method: 'get',
  path: '/customer/order/details',
  read: () => import('./order-again.read').then((mod) => mod.readFormerLines),
});
