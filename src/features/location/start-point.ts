import type { Config } from '@/contract/config';
import type { LatLng } from '@/contract/place/place';

/** The initial point of a map for visitors without a place. */
export function startPoint({ default_location }: Pick<Config, 'default_location'>): LatLng {
  return { lat: Number(default_location.lat), lng: Number(default_location.lng) };
}
