import { list, record, text, type Raw } from '@/contract/core/wire-values';
import { MINUTE_MS } from '@/domain/time/units';
import { ApiError } from '../http/api';
import { log } from '../http/log';
import type { MapService, Trip } from './map-service';

/**
 * Google's places, addresses and routes, requested with the server's key, which no browser ever sees. A refusal, or no
 * answer within five seconds, is an `upstream` failure; the storefront then uses the straight-line distance.
 */
export const googleMaps: MapService = {
  isMetered: true,

  knows: (trip) => findKept(trip) !== undefined,

  async autocomplete(input, languageCode, near) {
    const circle = near && { circle: { center: { latitude: near.lat, longitude: near.lng }, radius: NEARBY } };
    const found = await askGoogle(`${process.env.GOOGLE_PLACES_URL}/v1/places:autocomplete`, {
      fields: 'placeId,text.text,structuredFormat.mainText.text,structuredFormat.secondaryText.text'
        .split(',')
        .map((part) => `suggestions.placePrediction.${part}`),
      body: { input, languageCode, ...(circle ? { locationBias: circle } : {}) },
    });
    return { suggestions: list(found?.suggestions) };
  },

  async details(placeId, languageCode) {
    const id = encodeURIComponent(placeId);
    return askGoogle(`${process.env.GOOGLE_PLACES_URL}/v1/places/${id}?languageCode=${languageCode}`, {
      fields: ['id', 'displayName', 'formattedAddress', 'addressComponents', 'location'],
    });
  },

  async geocode({ lat, lng }, language) {
    const { GOOGLE_GEOCODE_URL, GOOGLE_MAPS_SERVER_KEY: key = '' } = process.env;
    const query = new URLSearchParams({ latlng: `${lat},${lng}`, language, key });
    const { results, status } = record(await askGoogle(`${GOOGLE_GEOCODE_URL}/maps/api/geocode/json?${query}`, {}));
    // This older service reports errors with status 200 and a field `status`.
    if (text(status) !== 'OK' && text(status) !== 'ZERO_RESULTS') throw failure('geocode', text(status));
    return { results: list(results), status: text(status) };
  },

  async distance(trip) {
    const route = record((await routes(trip))[0]);
    return route.duration === undefined ? { status: 'ZERO_RESULTS' } : route;
  },

  async directions(trip) {
    const found = await routes(trip);
    return found.length > 0 ? { routes: found } : { routes: [], status: 'ZERO_RESULTS' };
  },
};

/** Radius in metres around the customer in which places are preferred. */
const NEARBY = 30_000;
const TIMEOUT_MS = 5_000;
const KEPT_MS = 10 * MINUTE_MS;
const MOST_KEPT = 2_000;

type Kept = { until: number; routes: Promise<unknown[]> };

/** The checkout and the order ask for the same distance: the second answer comes from the cache. */
const cache = new Map<string, Kept>();

function keyOf({ from, to, mode }: Trip): string {
  return JSON.stringify([from.lat, from.lng, to.lat, to.lng, mode]);
}

function findKept(trip: Trip): Kept | undefined {
  const known = cache.get(keyOf(trip));
  return known && known.until > performance.now() ? known : undefined;
}

function routes(trip: Trip): Promise<unknown[]> {
  const known = findKept(trip);
  if (known) return known.routes;
  const key = keyOf(trip);
  const { from, to, mode } = trip;
  const found = askGoogle(`${process.env.GOOGLE_ROUTES_URL}/directions/v2:computeRoutes`, {
    fields: ['distanceMeters', 'duration', 'localizedValues', 'polyline.encodedPolyline'].map(
      (field) => `routes.${field}`,
    ),
    body: { origin: spot(from), destination: spot(to), travelMode: mode },
  }).then((answer) => list(answer?.routes));
  found.catch(() => cache.delete(key));
  const [oldest] = cache.keys();
  if (cache.size >= MOST_KEPT && oldest !== undefined) cache.delete(oldest);
  cache.delete(key);
  cache.set(key, { until: performance.now() + KEPT_MS, routes: found });
  return found;
}

const spot = ({ lat, lng }: Trip['from']) => ({ location: { latLng: { latitude: lat, longitude: lng } } });

/** Undefined when the service does not know what was looked up (400 or 404). */
async function askGoogle(
  url: string,
  { fields, body }: { fields?: string[]; body?: object },
): Promise<Raw | undefined> {
  const { pathname } = new URL(url);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (fields) {
    headers['X-Goog-Api-Key'] = process.env.GOOGLE_MAPS_SERVER_KEY ?? '';
    headers['X-Goog-FieldMask'] = fields.join(',');
  }
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => {
      throw failure(pathname, error);
    },
  );
  if (!body && (answer.status === 404 || answer.status === 400)) return undefined;
  if (!answer.ok) throw failure(pathname, answer.status);
  return record(await answer.json());
}

function failure(what: string, reason: unknown): ApiError {
  const why = reason instanceof Error ? reason.name : String(reason);
  // Several calls share one request, so the line names no call.
  log.error('map_service_failed', { what: what.replace(/places\/.*/, 'places'), why });
  return new ApiError('upstream');
}
