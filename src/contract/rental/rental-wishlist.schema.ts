import { object } from 'yup';
import { id, paging } from '../core/fields';

/** Exactly one of the two must be set. */
const wanted = { vehicle_id: id(), provider_id: id() };

export const getRentalWishlist = object(paging);
export const addToRentalWishlist = object(wanted);
export const removeFromRentalWishlist = object(wanted);
