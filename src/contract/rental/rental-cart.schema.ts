import { number, object, string } from 'yup';
import { RENTAL_TYPES } from '@/domain/rental/trip-status';
import { guestId, id, idList, moment } from '../core/fields';
import { HOURS_MAX, tripPlace } from './vehicle.schema';

const owner = { guest_id: guestId() };

/** An upper bound of units of one vehicle; the units that are free at the time limit it further. */
const QUANTITY_MAX = 999;
const quantity = () => number().integer().min(1).max(QUANTITY_MAX);

const rentalType = () => string().oneOf(RENTAL_TYPES);
/** Where, when and how long. */
const trip = {
  rental_type: rentalType().required(),
  estimated_hours: number()
    .min(1)
    .max(HOURS_MAX)
    .nullable()
    .when('rental_type', { is: 'hourly', then: (it) => it.required() }),
  /** Kilometres as the client measured; the server measures its own between the two places. */
  distance: number()
    .min(0)
    .max(20_000)
    .nullable()
    .when('rental_type', { is: 'distance_wise', then: (it) => it.required() }),
  /** Hours that the way takes. */
  destination_time: number()
    .min(0)
    .max(HOURS_MAX)
    .nullable()
    .when('rental_type', { is: 'distance_wise', then: (it) => it.required() }),
  /** At once when it is left out. */
  pickup_time: moment().nullable(),
  pickup_location: tripPlace().nullable().optional().default(undefined),
  destination_location: tripPlace().nullable().optional().default(undefined),
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
});
