/**
 * The shape of `public/map/qamar-bay.json`, the one file from which the browser draws Qamar Bay and the server
 * answers. Every coordinate is a whole number of 1/100000 degree, counted east and north from `centre`.
 */

export type Language = 'en' | 'ar';

export type Names = readonly [en: string, ar: string];

export type LatLng = { lat: number; lng: number };

/** x0, y0, x1, y1, … in file units. */
export type Flat = number[];

/** main: avenues, ring road, corniche, boulevards. */
export type StreetKind = 'main' | 'street' | 'lane';

export type Street = {
  /** Stable, e.g. `st-lighthouse-road`. */
  id: string;
  name: Names;
  kind: StreetKind;
  /** Runs of indices into `nodes`; house numbers go up along them, odd on the left hand and even on the right. */
  parts: number[][];
};

export type PlaceKind =
  'harbour' | 'market' | 'transport' | 'health' | 'school' | 'culture' | 'leisure' | 'shopping' | 'civic' | 'worship';

export type Place = { id: string; kind: PlaceKind; name: Names; x: number; y: number };

type District = { id: string; name: Names; x: number; y: number };

export type CityMap = {
  name: Names;
  centre: LatLng;
  /** West, south, east and north end of what is built, in file units. */
  bounds: [number, number, number, number];
  /** Rings to fill with water, in drawing order before `piers`. */
  water: Flat[];
  /** Rings of land that lie in the water. */
  piers: Flat[];
  parks: { name: Names; ring: Flat }[];
  /** Six numbers for each building: a corner x, y and the two sides from it ax, ay, bx, by. */
  buildings: Flat;
  /** x, y of each crossing or bend. */
  nodes: Flat;
  streets: Street[];
  places: Place[];
  /** Parts of the city outside the delivery zones, by their middle. */
  districts: District[];
};

export const CENTRE: LatLng = { lat: 20, lng: 60.5 };

const UNITS = 100_000;

/** Radius of the distance rule (MAP-07), so that both ways of measuring agree. */
const METRES_PER_DEGREE = (Math.PI / 180) * 6_378_137;
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

/** Metres to file units. */
export function packed({ x, y }: Spot): [number, number] {
  return [
    Math.round((x / (METRES_PER_DEGREE * WEST_EAST)) * UNITS) + 0,
    Math.round((y / METRES_PER_DEGREE) * UNITS) + 0,
  ];
}

/** File units to metres. */
export function unpacked(x: number, y: number): Spot {
  return { x: (x / UNITS) * METRES_PER_DEGREE * WEST_EAST, y: (y / UNITS) * METRES_PER_DEGREE };
}

function round5(degrees: number): number {
  return Math.round(degrees * UNITS) / UNITS;
}
