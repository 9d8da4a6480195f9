import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type { Street } from '@/domain/place/fill-street';
import type { Module } from '../catalogue/module';
import type * as schema from './place.schema';

export type LatLng = { lat: number; lng: number };

/** Zones that hold a point, smallest area first (accounts §3; LOC-07). */
export type ZoneAnswer = { zone_ids: number[]; zone_data: Zone[] };

export type Zone = {
  id: number;
  name: string;
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  increased_delivery_fee: number;
  increased_delivery_fee_status: boolean;
  /** Percent where the back end does not tell (PRICE-20). */
  increased_delivery_fee_type: 'percent' | 'amount';
  increase_delivery_charge_message: string | null;
  modules: ZoneModule[];
};

/** A module with the delivery rates that it has in a zone. */
export type ZoneModule = Module & { pivot: ZoneRates };

type ZoneRates = {
  zone_id: number;
  module_id: number;
  delivery_charge_type: 'fixed' | 'distance';
  fixed_shipping_charge: number;
  per_km_shipping_charge: number;
  minimum_shipping_charge: number;
  /** 0 is no upper bound. */
  maximum_shipping_charge: number;
  maximum_cod_order_amount: number;
};

export const getZone = endpoint<InferType<typeof schema.getZone>, ZoneAnswer>({
  method: 'get',
  path: '/config/get-zone-id',
  read: () => import('./place.read').then((it) => it.readZoneAnswer),
});

/** The area of a zone for drawing, and what it offers. */
export type ZoneArea = { id: number; name: string; modules: Module[]; formated_coordinates: LatLng[] };

export const listZones = endpoint<Record<string, never>, ZoneArea[]>({
  method: 'get',
  path: '/zone/list',
  read: () => import('./place.read').then((it) => it.readZones),
});

export const isInZone = endpoint<InferType<typeof schema.isInZone>, boolean>({
  method: 'get',
  path: '/zone/check',
  read: () => import('./place.read').then((it) => it.readIsInZone),
});

/** One suggestion of the place search. */
export type Suggestion = {
  placeId: string;
  main: string;
  secondary: string;
  /** It lies in a delivery zone, as far as the back end says. */
  isServed: boolean;
};

export const searchPlaces = endpoint<InferType<typeof schema.searchPlaces>, Suggestion[]>({
  method: 'get',
  path: '/config/place-api-autocomplete',
  read: () => import('./place.read').then((it) => it.readPlaces),
});

export type Place = LatLng & { address: string };

/** Road and house are empty where the back end does not name them. */
export type FoundPlace = Place & Street;

export const getPlace = endpoint<InferType<typeof schema.getPlace>, FoundPlace>({
  method: 'get',
  path: '/config/place-api-details',
  read: () => import('./place.read').then((it) => it.readPlace),
});

/** A point in words: `""` where there is no address near. */
export type AddressAt = Street & { address: string };

/** The address of a point, in words and with its street. */
export const getAddressAt = endpoint<InferType<typeof schema.getAddressAt>, AddressAt>({
  method: 'get',
  path: '/config/geocode-api',
  read: () => import('./place.read').then((it) => it.readAddressAt),
});

/** Metres along the way; null when the service knows no way (the great circle then serves). */
export type Distance = { metres: number | null; seconds: number };

export const getDistance = endpoint<InferType<typeof schema.getDistance>, Distance>({
  method: 'get',
  path: '/config/distance-api',
  read: () => import('./place.read').then((it) => it.readDistance),
});

/** The way between two points as an encoded polyline; `""` when there is none. */
export type Route = { metres: number; seconds: number; encodedPolyline: string };

export const getRoute = endpoint<InferType<typeof schema.getRoute>, Route>({
  method: 'get',
  path: '/config/direction-api',
  read: () => import('./place.read').then((it) => it.readRoute),
});
