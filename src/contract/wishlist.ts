import type { InferType } from 'yup';
import { endpoint, type Nothing } from './endpoint';
import { readItemCard, type ItemCard } from './item';
import { list, record, text } from './reading';
import { readStoreCard, type StoreCard } from './store';
import type * as schema from './wishlist.schema';

/** A customer's favourites of the current module (api-contract §6.2). */
export type Wishlist = { item: ItemCard[]; store: StoreCard[] };

export const getWishlist = endpoint<Nothing, Wishlist>({
  method: 'get',
  path: '/customer/wish-list',
  read: (answer) => ({
    item: list(record(answer).item).map(readItemCard),
    store: list(record(answer).store).map(readStoreCard),
  }),
});

const change = <In>(method: 'post' | 'delete', path: `/${string}`) =>
  endpoint<In, { message: string }>({
    method,
    path,
    read: (answer) => ({ message: text(record(answer).message) }),
  });

export const addToWishlist = change<InferType<typeof schema.addToWishlist>>('post', '/customer/wish-list/add');
export const removeFromWishlist = change<InferType<typeof schema.removeFromWishlist>>(
  'delete',
  '/customer/wish-list/remove',
);
