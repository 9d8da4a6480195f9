import type { InferType } from 'yup';
import type { RentalType } from '@/domain/rental/trip-status';
import { endpoint } from '../core/endpoint';
import type { Vehicle, VehicleProvider } from './vehicle';
import type * as schema from './rental-cart.schema';

export type TripPlace = { lat: number; lng: number; location_name: string };

/** Where, when and how long: one for all vehicles of a cart. */
export type RentalTrip = {
  id: number;
  pickup_location: TripPlace;
  destination_location: TripPlace | null;
  /** ISO or `YYYY-MM-DD HH:mm:ss` in the market's time zone. */
  pickup_time: string;
  rental_type: RentalType;
  estimated_hours: number;
  /** Kilometres. */
  distance: number;
  /** Hours that the way takes. */
  destination_time: number;
  /** Of all lines, after the vehicles' discounts. */
  total_cart_price: number;
};

/** A kind of vehicle and how many of it; what it shares with the whole cart is repeated on each line (RENTAL-01). */
export type RentalCartLine = {
  id: number;
  provider_id: number;
  vehicle_id: number;
  quantity: number;
  /** Of the line, before discounts. */
  price: number;
  pickup_time: string;
  rental_type: RentalType;
  vehicle: Vehicle;
  provider: VehicleProvider;
};

/** `trip` is null in an empty cart. */
export type RentalCart = { carts: RentalCartLine[]; trip: RentalTrip | null };

const cart = <In>(method: 'get' | 'post' | 'put' | 'delete', path: `/${string}`) =>
  endpoint<In, RentalCart>({
    method,
    path: `/rental/user/cart${path}` as const,
    read: () => import('./rental-cart.read').then((it) => it.readRentalCart),
  });

/** All answer the whole cart. With a guest's id when nobody is signed in (RENTAL-02). */
export const getRentalCart = cart<InferType<typeof schema.getRentalCart>>('get', '/get-cart');
/** Refused with the code `cart_item` when a rule of the cart is broken. */
export const addToRentalCart = cart<InferType<typeof schema.addToRentalCart>>('post', '/add-to-cart');
export const updateRentalCart = cart<InferType<typeof schema.updateRentalCart>>('put', '/update-cart');
/**
 * Changes place, time or kind of the trip. Vehicles that cannot be had that way refuse it: the failure's `errors` then
 * carry one code each, the id of a line.
 */
export const updateRentalTrip = cart<InferType<typeof schema.updateRentalTrip>>(
  'put',
  '/update-user-data/:user_data_id',
);
export const removeRentalLine = cart<InferType<typeof schema.removeRentalLine>>('delete', '/remove-vehicle/:cart_id');
export const removeRentalLines = cart<InferType<typeof schema.removeRentalLines>>('delete', '/remove-multiple-cart');
/** With a vehicle and its time, the server first checks that it can be had then (RENTAL-03). */
export const clearRentalCart = cart<InferType<typeof schema.clearRentalCart>>('delete', '/remove-cart');
