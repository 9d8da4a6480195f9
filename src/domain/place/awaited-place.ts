/**
 * A place at which somebody waits for deliveries.
 * Spec: beyond §3.4.
 */
import type { LatLng } from './city-map';

/** The point as it is kept: within about a hundred metres, enough to know the street and not the door. */
export function roughPoint({ lat, lng }: LatLng): LatLng {
  return { lat: Math.round(lat * 1000) / 1000, lng: Math.round(lng * 1000) / 1000 };
}
