import type { LatLng } from '@/domain/place/city-map';
import type { Language } from '@/domain/text/language';
import { isDemo } from '../config/demo-mode';
import { googleMaps } from './google-maps';
import { noMap } from './no-map';
import { places } from './places';

export type Trip = { from: LatLng; to: LatLng; mode: 'DRIVE' | 'WALK' | 'BICYCLE' };

type Answer = Record<string, unknown>;
type Geocoded = { results: unknown[]; status: string };
type Routes = { routes: unknown[]; status?: string };

/** Answers are objects in the form of wire-format §2.3, new shape. */
export type MapService = {
  /** Each request for a route costs money. */
  isMetered?: boolean;
  /** Whether a metered service has been asked for this route already, so that it costs nothing now. */
  knows?: (trip: Trip) => boolean;
  /** Places that match the typed text, those near the point first. */
  autocomplete: (text: string, language: Language, near: LatLng | null) => Answer | Promise<Answer>;
  /** Undefined for an unknown id. */
  details: (placeId: string, language: Language) => Answer | undefined | Promise<Answer | undefined>;
  geocode: (point: LatLng, language: Language) => Geocoded | Promise<Geocoded>;
  /** Metres and seconds; `ZERO_RESULTS` when there is no route. */
  distance: (trip: Trip) => Answer | Promise<Answer>;
  directions: (trip: Trip) => Routes | Promise<Routes>;
};

/**
 * Google when GOOGLE_MAPS_SERVER_KEY is set; else the built-in city in demo mode; else none (MAP-03, MAP-06, MAP-07,
 * LOC-12, LOC-13).
 */
export function mapService(): MapService {
  if (process.env.GOOGLE_MAPS_SERVER_KEY) return googleMaps;
  return isDemo() ? places : noMap;
}
