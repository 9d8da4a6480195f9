import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type { ProviderCard } from './provider';
import type { Vehicle } from './vehicle';
import type * as schema from './rental-wishlist.schema';

/** The customer's favourites in rental; needs a sign-in (wire-format §8). */
export type RentalWishlist = { vehicles: Vehicle[]; providers: ProviderCard[] };

export const getRentalWishlist = endpoint<InferType<typeof schema.getRentalWishlist>, RentalWishlist>({
  method: 'get',
  path: '/rental/user/wish-list',
  read: () => import('./provider.read').then((mod) => mod.readRentalWishlist),
});

const change = <In>(method: 'post' | 'delete', path: `/${string}`) =>
  endpoint<In, { message: string }>({
    method,
    path,
    read: () => import('../core/message.read').then((mod) => mod.readMessage),
  });

export const addToRentalWishlist = change<InferType<typeof schema.addToRentalWishlist>>(
  'post',
  '/rental/user/wish-list/add',
);
export const removeFromRentalWishlist = change<InferType<typeof schema.removeFromRentalWishlist>>(
  'delete',
  '/rental/user/wish-list/remove',
);
