import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type { CartLine } from './cart';
import type * as schema from './cart.schema';

const cart = <In>(method: 'post' | 'delete', path: `/${string}`) =>
  endpoint<In, CartLine[]>({ method, path, read: () => import('./cart.read').then((mod) => mod.readCart) });

/** Each answers the whole cart of the current module, after the change (wire-format §6.1). */
export const addToCart = cart<InferType<typeof schema.addToCart>>('post', '/customer/cart/add');
export const updateCart = cart<InferType<typeof schema.updateCart>>('post', '/customer/cart/update');
export const removeFromCart = cart<InferType<typeof schema.removeFromCart>>('delete', '/customer/cart/remove-item');
export const clearCart = cart<InferType<typeof schema.clearCart>>('delete', '/customer/cart/remove');

/** Adds several items, either all or none [4.0]. */
export const addManyToCart = cart<InferType<typeof schema.addManyToCart>>('post', '/customer/cart/add-multiple');
