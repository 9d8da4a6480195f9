import { object, string } from 'yup';
import { id, latitude, longitude, text } from '../core/fields';

export const getZone = object({ lat: latitude().required(), lng: longitude().required() });

export const isInZone = object({ lat: latitude().required(), lng: longitude().required(), zone_id: id().required() });

export const searchPlaces = object({ search_text: text(120).required() });

export const getPlace = object({ placeid: text(120).required() });

export const getAddressAt = object({ lat: latitude().required(), lng: longitude().required() });

const ends = {
  origin_lat: latitude().required(),
  origin_lng: longitude().required(),
  destination_lat: latitude().required(),
  destination_lng: longitude().required(),
};

/** The names that older clients use. */
const OLDER_MODES = new Map([
  ['driving', 'DRIVE'],
  ['walking', 'WALK'],
  ['bicycling', 'BICYCLE'],
]);

const mode = () =>
  string()
    .transform((sent: unknown) => (typeof sent === 'string' ? (OLDER_MODES.get(sent) ?? sent) : sent))
    .oneOf(['DRIVE', 'WALK', 'BICYCLE'] as const);

export const getDistance = object({ ...ends, mode: mode() });

export const getRoute = object({ ...ends, mode: mode() });
