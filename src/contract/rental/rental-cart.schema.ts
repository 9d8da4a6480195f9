import { number, object, string } from 'yup';
import { RENTAL_TYPES } from '@/domain/rental/trip-status';
import { guestId, id, idList, moment } from '../core/fields';
import { HOURS_MAX, tripPlace } from './vehicle.schema';

const owner = { guest_id: guestId() };

/** The upper limit of units of one vehicle. The units free at that time limit it further. */
const QUANTITY_MAX = 999;
const quantity = () => number().integer().min(1).max(QUANTITY_MAX);

const rentalType = () => string().oneOf(RENTAL_TYPES);
const hours = () => number().min(1).max(HOURS_MAX).nullable();
const place = () => tripPlace().nullable().optional().default(undefined);
/** Place, time and duration of the trip. */
const trip = {
  rental_type: rentalType().required(),
  estimated_hours: hours().when('rental_type', { is: 'hourly', then: (field) => field.required() }),
  /** Kilometres measured by the client. With both places known, the server measures them itself. */
  distance: number()
    .min(0)
    .max(20_000)
    .nullable()
    .when('rental_type', { is: 'distance_wise', then: (field) => field.required() }),
  /** Travel time in hours. */
  destination_time: number()
    .min(0)
    .max(HOURS_MAX)
    .nullable()
    .when('rental_type', { is: 'distance_wise', then: (field) => field.required() }),
  /** Left out: as soon as possible. */
  pickup_time: moment().nullable(),
  pickup_location: place(),
  destination_location: place(),
};

export const getRentalCart = object(owner);
export const addToRentalCart = object({ ...owner, ...trip, vehicle_id: id().required(), quantity: quantity() });
export const updateRentalCart = object({
  ...owner,
  cart_id: id().required(),
  quantity: quantity().required(),
  pickup_time: moment().nullable(),
});
export const updateRentalTrip = object({ ...owner, ...trip, user_data_id: id().required() });
export const removeRentalLine = object({ ...owner, cart_id: id().required() });
export const removeRentalLines = object({ ...owner, cart_ids: idList().min(1).max(100).required() });
export const clearRentalCart = object({
  ...owner,
  vehicle_id: id(),
  quantity: quantity(),
  pickup_time: moment(),
  rental_type: rentalType(),
  /** Own fields: where and how long the vehicle is wanted that takes the cart's place. */
  estimated_hours: hours(),
  pickup_location: place(),
  destination_location: place(),
});
