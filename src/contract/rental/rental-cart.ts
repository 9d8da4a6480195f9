import type { InferType } from 'yup';
import type { TripType } from '@/domain/rental/trip-status';
import { endpoint } from '../core/endpoint';
import type { Vehicle, VehicleProvider } from './vehicle';
import type * as schema from './rental-cart.schema';

export type TripPlace = { lat: number; lng: number; location_name: string };

/** Place, time and duration of the trip, shared by all vehicles of a cart. */
export type RentalTrip = {
  id: number;
  pickup_location: TripPlace;
  destination_location: TripPlace | null;
  /** ISO or `YYYY-MM-DD HH:mm:ss` in the market's time zone. */
  pickup_time: string;
  rental_type: TripType;
  estimated_hours: number;
  /** Kilometres. */
  distance: number;
  /** Travel time in hours. */
  destination_time: number;
};

/** A vehicle with its quantity. The fields shared by the whole cart are repeated on each line (RENTAL-01). */
export type RentalCartLine = {
  id: number;
  provider_id: number;
  vehicle_id: number;
  quantity: number;
  /** The price of the line before discounts. */
  price: number;
  pickup_time: string;
  rental_type: TripType;
  vehicle: Vehicle;
  provider: VehicleProvider;
};

/** `trip` is null in an empty cart. */
export type RentalCart = { carts: RentalCartLine[]; trip: RentalTrip | null };

const cart = <In>(method: 'get' | 'post' | 'put' | 'delete', path: `/${string}`) =>
  endpoint<In, RentalCart>({
    method,
    path: `/rental/user/cart${path}` as const,
    read: () => import('./rental-cart.read').then((mod) => mod.readRentalCart),
  });

/** All calls answer the whole cart. Guests send their guest id (RENTAL-02). */
export const getRentalCart = cart<InferType<typeof schema.getRentalCart>>('get', '/get-cart');
/** Fails with the code `cart_item` when a rule of the cart is violated. */
export const addToRentalCart = cart<InferType<typeof schema.addToRentalCart>>('post', '/add-to-cart');
export const updateRentalCart = cart<InferType<typeof schema.updateRentalCart>>('put', '/update-cart');
/**
 * Changes place, time or kind of the trip. Fails when some vehicles are not available that way: each code in `errors`
 * is then the id of a line.
 */
export const updateRentalTrip = cart<InferType<typeof schema.updateRentalTrip>>(
  'put',
  '/update-user-data/:user_data_id',
);
export const removeRentalLine = cart<InferType<typeof schema.removeRentalLine>>('delete', '/remove-vehicle/:cart_id');
export const removeRentalLines = cart<InferType<typeof schema.removeRentalLines>>('delete', '/remove-multiple-cart');
/** Given a vehicle and a time, the server first checks that the vehicle is available then (RENTAL-03). */
export const clearRentalCart = cart<InferType<typeof schema.clearRentalCart>>('delete', '/remove-cart');
