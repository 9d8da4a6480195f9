import type { Order } from '@/contract/ordering/order';
import type { Correspondent } from '@/domain/inbox/conversation';

export const ORDERS = '/profile?page=my-orders';

export const orderHref = (order_id: number): string => `${ORDERS}&orderId=${order_id}`;

/** The page that follows an order, with its number in the path. */
export const trackHref = (order_id: number): string => `/track-order/${order_id}`;

export const invoiceHref = (order_id: number): string => `/invoice/${order_id}`;

/** The page that offers the ways to pay a placed order, also to a guest. */
export const payHref = (order_id: number): string => `/checkout?order_id=${order_id}&pay=1`;

/** The checkout of the same pharmacy, where a prescription is sent again: a better picture, or an earlier one. */
export const prescribeHref = ({ store, module_id }: Pick<Order, 'store' | 'module_id'>): string =>
  `/checkout?page=prescription&store_id=${store?.id ?? 0}&module_id=${module_id}`;

/** The conversation about an order. The inbox is a feature above this one, so its URL is written here. */
export const chatHref = (type: Exclude<Correspondent, 'admin'>, id: number): string =>
  `/profile?page=inbox&${type}=${id}`;
