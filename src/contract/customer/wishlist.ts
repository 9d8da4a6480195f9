import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type { ItemCard } from '../catalogue/item';
import type { StoreCard } from '../catalogue/store';
import type * as schema from './wishlist.schema';

/**
 * The customer's favourites in the current module and zones, and the ids of all favourites: a page may show an item of
 * another zone (wire-format §6.2).
 */
export type Wishlist = { item: ItemCard[]; store: StoreCard[]; item_ids: number[]; store_ids: number[] };

export const getWishlist = endpoint<Nothing, Wishlist>({
  method: 'get',
  path: '/customer/wish-list',
  read: () => import('./wishlist.read').then((mod) => mod.readWishlist),
});

const change = <In>(method: 'post' | 'delete', path: `/${string}`) =>
  endpoint<In, { message: string }>({
    method,
    path,
    read: () => import('../core/message.read').then((mod) => mod.readMessage),
  });

export const addToWishlist = change<InferType<typeof schema.addToWishlist>>('post', '/customer/wish-list/add');
export const removeFromWishlist = change<InferType<typeof schema.removeFromWishlist>>(
  'delete',
  '/customer/wish-list/remove',
);
