import type { Config } from '@/contract/config';
import type { LatLng } from '@/contract/place/place';

/** Where a map opens for somebody who has not said where he is. */
export function startPoint({ default_location }: Pick<Config, 'default_location'>): LatLng {
  return { lat: Number(default_location.lat), lng: Number(default_location.lng) };
}
