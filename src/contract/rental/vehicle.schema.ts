import { array, number, object, string } from 'yup';
import { limits } from '@/domain/limits';
import { bit, files, id, idList, latitude, longitude, moment, paging, text } from '../core/fields';
import { sentJson } from '../core/sent-json';

const TEXTS = 20;

/** A list of short texts, sent as JSON text (`["1-4"]`), as `a,b` or as a real list. */
const textList = () =>
  array(text(40).required())
    .max(TEXTS)
    .transform((_value, original: unknown) => {
      if (Array.isArray(original)) return original;
      if (typeof original !== 'string') return undefined;
      return original
        .replace(/[[\]"]/g, '')
        .split(',', TEXTS + 1)
        .map((part) => part.trim())
        .filter(Boolean);
    });

/** A place as an object or as JSON text. */
export const tripPlace = () =>
  object({ lat: latitude().required(), lng: longitude().required(), location_name: text(255) }).transform(
    (value: unknown, sent: unknown) => (typeof sent === 'string' ? fromJson(sent) : value),
  );

function fromJson(sent: string): unknown {
  try {
    return sentJson(sent);
  } catch {
    // A plain text is not a place, and the schema refuses it.
    return sent;
  }
}

/** The longest possible trip: one month. */
export const HOURS_MAX = 744;

const price = () => number().min(0).max(limits.amount_max);

/** In a GET, lists and places are JSON text. */
const filters = {
  name: text(120),
  pickup_location: tripPlace().optional().default(undefined),
  /** The time of the trip: only the units free then are counted. With `duration` alone it begins as soon as possible. */
  date: moment(),
  trip_type: string().oneOf(['hourly', 'distance_wise', 'provider_wise', 'day_wise']),
  /** Hours. */
  duration: number().min(0).max(HOURS_MAX),
  /** The price for the `trip_type`; without one, the hourly rate of vehicles that have one, else that by distance. */
  min_price: price(),
  max_price: price(),
  sortby_price: string().oneOf(['asc', 'desc', '']),
  top_rated: bit(),
  category_ids: idList().max(100),
  brand_ids: idList().max(100),
  /** Ranges, e.g. `["1-4"]`; `9+` means nine or more. */
  seating_capacity: textList(),
  air_condition: bit(),
  no_air_condition: bit(),
  transmission_type: textList(),
  vehicle_type: textList(),
  fuel_type: textList(),
  /** Requests `counts`, an own addition. */
  with_counts: bit(),
  ...paging,
};

export const searchVehicles = object({ ...filters, provider_id: id() });
export const listProviderVehicles = object({ ...filters, provider_id: id().required() });
export const listTopRatedVehicles = object(paging);
export const suggestVehicles = object({ name: text(120).required() });
export const getVehicle = object({ id: text(160).required() });
export const listVehicleKinds = object({ search: text(120), ...paging });
export const listVehicleReviews = object({ vehicle_id: id().required(), search: text(120), ...paging });

const PICTURES = 5;

export const addVehicleReview = object({
  trip_id: id().required(),
  vehicle_id: id().required(),
  vehicle_identity_id: id().required(),
  rating: number().integer().min(1).max(5).required(),
  comment: text(limits.long_note_max).nullable(),
  attachment: files(PICTURES),
});
