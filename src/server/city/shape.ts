import { UNITS, type LatLng } from '@/domain/place/city-map';
import { limits } from '@/domain/limits';

/** The plane in which the city is laid out and measured; the format of the file is `src/domain/place/city-map.ts`. */
export type { CityMap, LatLng, Names, Street, StreetKind } from '@/domain/place/city-map';

export type Language = 'en' | 'ar';

const CENTRE: LatLng = { lat: 20, lng: 60.5 };

/** The earth's radius of the distance rule (MAP-07), so that both measures agree. */
const METRES_PER_DEGREE = (Math.PI / 180) * limits.earth_radius_m;
const WEST_EAST = Math.cos((CENTRE.lat * Math.PI) / 180);

/** A point on the ground in metres east and north of the centre. */
export type Spot = { x: number; y: number };

export function toLatLng({ x, y }: Spot): LatLng {
  return {
    lat: round5(CENTRE.lat + y / METRES_PER_DEGREE),
    lng: round5(CENTRE.lng + x / (METRES_PER_DEGREE * WEST_EAST)),
  };
}

export function toSpot({ lat, lng }: LatLng): Spot {
  return { x: (lng - CENTRE.lng) * METRES_PER_DEGREE * WEST_EAST, y: (lat - CENTRE.lat) * METRES_PER_DEGREE };
}

/** Converts file units to metres. */
export function unpack(x: number, y: number): Spot {
  return { x: (x / UNITS) * METRES_PER_DEGREE * WEST_EAST, y: (y / UNITS) * METRES_PER_DEGREE };
}

function round5(degrees: number): number {
  return Math.round(degrees * UNITS) / UNITS;
}
