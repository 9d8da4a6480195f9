import { object } from 'yup';
import { id } from '../core/fields';

/** Exactly one of the two must be set. */
const wanted = { item_id: id(), store_id: id() };

export const addToWishlist = object(wanted);
export const removeFromWishlist = object(wanted);
