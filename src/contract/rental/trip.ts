import type { InferType } from 'yup';
import type { TripType, TripStatus } from '@/domain/rental/trip-status';
import { endpoint, type Page } from '../core/endpoint';
import type { TripPlace } from './rental-cart';
import type { Vehicle, VehicleProvider } from './vehicle';
import type * as schema from './trip.schema';

export type BookedTrip = { trip_id: number };

/** Books the rental cart and empties it. */
export const bookTrip = endpoint<InferType<typeof schema.bookTrip>, BookedTrip>({
  method: 'post',
  path: '/rental/user/trip/trip-booking',
  read: () => import('./trip.read').then((mod) => mod.readBookedTrip),
});

/** Every row of a trip's price, computed by the server. */
export type TripAmounts = {
  /** Vehicles at full price. */
  subtotal: number;
  discount: number;
  coupon_discount: number;
  referral_discount: number;
  additional_charge: number;
  tax: number;
  total: number;
};

/** `amounts` is null from back ends that answer only the tax. */
export type TripTax = { tax_amount: number; tax_status: 'included' | 'excluded'; amounts: TripAmounts | null };

/** The price of booking the rental cart. `amounts.total` is the `trip_amount` for the booking. */
export const getTripTax = endpoint<InferType<typeof schema.getTripTax>, TripTax>({
  method: 'post',
  path: '/rental/user/trip/get-tax',
  read: () => import('./trip.read').then((mod) => mod.readTripTax),
});

/** Messages to the provider go to its vendor. */
export type TripProvider = VehicleProvider & { phone: string; vendor_id: number };

export type Trip = {
  id: number;
  provider_id: number;
  /** The zone whose rules it is paid by, and its module; 0 where the back end does not send them. */
  zone_id: number;
  module_id: number;
  trip_status: TripStatus;
  trip_type: TripType;
  /** The total price. */
  trip_amount: number;
  discount_on_trip: number;
  coupon_discount_amount: number;
  coupon_code: string | null;
  ref_bonus_amount: number;
  tax_amount: number;
  tax_status: 'included' | 'excluded';
  additional_charge: number;
  payment_status: 'paid' | 'unpaid' | 'partially_paid';
  /** '' until one is chosen. */
  payment_method: string;
  partially_paid_amount: number;
  /** Kilometres; the next field is in hours. */
  distance: number;
  estimated_hours: number;
  quantity: number;
  canceled_by: string | null;
  cancellation_reason: string | null;
  pickup_location: TripPlace | null;
  destination_location: TripPlace | null;
  user_info: { contact_person_name: string; contact_person_number: string; contact_person_email: string };
  trip_note: string;
  /** The code that the customer tells the driver. */
  otp: string | null;
  is_guest: boolean;
  scheduled: boolean;
  schedule_at: string | null;
  estimated_trip_end_time: string | null;
  edited: boolean;
  created_at: string;
  /** The time at which each status was reached, ISO or `YYYY-MM-DD HH:mm:ss`. Statuses not reached are missing. */
  reached: Partial<Record<TripStatus, string>>;
  provider: TripProvider | null;
};

export type TripLine = {
  vehicle_id: number | null;
  quantity: number;
  /** The price of the line after its discount, and before it. */
  price: number;
  full_price: number;
  /** The price per hour or kilometre of one vehicle. */
  original_price: number;
  discount_on_trip: number;
  tax_amount: number;
  /** The vehicle at the time of booking. */
  vehicle: Pick<Vehicle, 'id' | 'name' | 'slug' | 'thumbnail_full_url' | 'hourly_price' | 'distance_price'>;
  rental_type: TripType;
  estimated_hours: number;
  distance: number;
  license_plate_numbers: string[];
};

export type TripDriver = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  image_full_url: string | null;
};

/** A vehicle assigned to the trip. Its driver is known from the confirmation on. */
export type TripUnit = {
  vehicle_identity_id: number;
  vehicle_id: number | null;
  license_plate_number: string;
  vehicle_name: string;
  vehicle_thumbnail_full_url: string | null;
  driver: TripDriver | null;
  /** The customer's review; null before. */
  rating: number | null;
  comment: string;
  reply: string | null;
};

export type TripDetails = Trip & {
  /** Opens a link to follow the trip; null from other back ends, for others, and once it has expired. */
  share_token: string | null;
  trip_details: TripLine[];
  vehicle_identity: TripUnit[];
};

export type TripPage = Page & { trips: Trip[] };

export const listTrips = endpoint<InferType<typeof schema.listTrips>, TripPage>({
  method: 'get',
  path: '/rental/user/trip/get-trip-list/:list',
  read: () => import('./trip.read').then((mod) => mod.readTripPage),
});

/** A visitor who is not the trip's owner must give the phone number used for the booking, or have a link to follow it. */
export const getTrip = endpoint<InferType<typeof schema.getTrip>, TripDetails>({
  method: 'get',
  path: '/rental/user/trip/get-trip-details',
  read: () => import('./trip.read').then((mod) => mod.readTripDetails),
});

export const cancelTrip = endpoint<InferType<typeof schema.cancelTrip>, { message: string }>({
  method: 'put',
  path: '/rental/user/trip/cancel-trip',
});

/** `redirect_link` is the gateway's payment page; null when nothing is left to do. */
export type TripPayment = { redirect_link: string | null; message: string };

export const payTrip = endpoint<InferType<typeof schema.payTrip>, TripPayment>({
  method: 'post',
  path: '/rental/user/trip/payment',
  read: () => import('./trip.read').then((mod) => mod.readTripPayment),
});
