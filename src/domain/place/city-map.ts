/**
 * The format of `public/map/qamar-bay.json`, from which the browser draws Qamar Bay and the server answers map calls,
 * and its map projection (spherical Mercator).
 * Spec: ordering §9, "Map" (zoom 1–21, initial 17, 9 with a polygon, route 10).
 *
 * Every coordinate is a whole number of 1/100000 degree, counted east and north from `centre`.
 */
import { limits } from '../limits';

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
  /** Runs of indices into `nodes`. House numbers increase along them, odd on the left and even on the right. */
  parts: number[][];
};

type PlaceKind =
  | 'harbour'
  | 'market'
  | 'transport'
  | 'health'
  | 'school'
  | 'culture'
  | 'leisure'
  | 'shopping'
  | 'civic'
  | 'worship';

type Place = { id: string; kind: PlaceKind; name: Names; x: number; y: number };

type District = { id: string; name: Names; x: number; y: number };

export type CityMap = {
  name: Names;
  centre: LatLng;
  /** The west, south, east and north bounds of the built-up area, in file units. */
  bounds: [number, number, number, number];
  /** Water polygons, drawn in order before `piers`. */
  water: Flat[];
  /** Land polygons within the water. */
  piers: Flat[];
  parks: { name: Names; ring: Flat }[];
  /** Six numbers per building: a corner x, y and two sides from it, ax, ay, bx, by. */
  buildings: Flat;
  /** x, y of each crossing or bend. */
  nodes: Flat;
  streets: Street[];
  places: Place[];
  /** Districts outside the delivery zones, by their centre. */
  districts: District[];
};

/** File units per degree. */
export const UNITS = 100_000;

/** The coordinates of a point in the file. */
export function onGround(x: number, y: number, centre: LatLng): LatLng {
  return { lat: centre.lat + y / UNITS, lng: centre.lng + x / UNITS };
}

/** Spherical Mercator with the whole world from 0 to 1, y pointing down. */
export type Flattened = { x: number; y: number };

export function flatten({ lat, lng }: LatLng): Flattened {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Screen pixels per metre on the ground. */
export function pixelsPerMetre(zoom: number, lat: number): number {
  const equator = 2 * Math.PI * limits.earth_radius_m * Math.cos((lat * Math.PI) / 180);
  return (256 * 2 ** zoom) / equator;
}

/** The zoom of a map that opens; then the view fits its content. */
export function initialZoom(shows: 'point' | 'route' | 'polygon'): number {
  return zooms[shows];
}

const zooms = { point: limits.map_zoom_initial, route: limits.map_zoom_route, polygon: limits.map_zoom_polygon };
