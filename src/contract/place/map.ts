import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type { Street } from '@/domain/place/fill-street';
import type { LatLng } from './place';
import type * as schema from './place.schema';

/** One suggestion of the place search. */
export type Suggestion = {
  placeId: string;
  main: string;
  secondary: string;
  /** Whether the place is in a delivery zone. True where the back end does not say. */
  isServed: boolean;
};

export const searchPlaces = endpoint<InferType<typeof schema.searchPlaces>, Suggestion[]>({
  method: 'get',
  path: '/config/place-api-autocomplete',
  read: () => import('./place.read').then((mod) => mod.readPlaces),
});

export type Place = LatLng & { address: string };

/** Road and house are empty where the back end does not send them. */
export type FoundPlace = Place & Street;

export const getPlace = endpoint<InferType<typeof schema.getPlace>, FoundPlace>({
  method: 'get',
  path: '/config/place-api-details',
  read: () => import('./place.read').then((mod) => mod.readPlace),
});

/** The address of a point; `""` when there is none nearby. */
export type AddressAt = Street & { address: string };

/** Finds the address of a point, as one text and with road and house. */
export const getAddressAt = endpoint<InferType<typeof schema.getAddressAt>, AddressAt>({
  method: 'get',
  path: '/config/geocode-api',
  read: () => import('./place.read').then((mod) => mod.readAddressAt),
});

/** Metres along the route; null when the service finds no route (the great-circle distance is used then). */
export type Distance = { metres: number | null; seconds: number };

export const getDistance = endpoint<InferType<typeof schema.getDistance>, Distance>({
  method: 'get',
  path: '/config/distance-api',
  read: () => import('./place.read').then((mod) => mod.readDistance),
});

/** The route between two points as an encoded polyline; `""` when there is none. */
export type Route = { metres: number; seconds: number; encodedPolyline: string };

export const getRoute = endpoint<InferType<typeof schema.getRoute>, Route>({
  method: 'get',
  path: '/config/direction-api',
  read: () => import('./place.read').then((mod) => mod.readRoute),
});
